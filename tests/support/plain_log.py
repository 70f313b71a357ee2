"""The tests' log: one line per event, fast; structlog's defaults are slow."""

import logging

import structlog


def log_plainly() -> None:
    """Print all events, with tracebacks in the bot's format."""
    structlog.reset_defaults()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.NOTSET),
    )
