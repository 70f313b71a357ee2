"""The log of the tests: every event in one line, quickly; what structlog does unasked is slow."""

import logging

import structlog


def log_plainly() -> None:
    """Print all events, tracebacks as the bot itself writes them."""
    structlog.reset_defaults()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.NOTSET),
    )
