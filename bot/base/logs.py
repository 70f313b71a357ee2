"""Logging for operators: one line an event, key=value, through structlog."""

import logging
import sys
from typing import Final

import structlog

from bot.base.environment import Environment

LOGGERS: Final = ("bot", "cogs", "games")
"""Loggers whose debug events are logged; a library's would bury them."""


def configure(environment: Environment) -> None:
    """Send our events and those of the libraries to standard error in one form."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if environment.log_format == "json"
        else structlog.processors.LogfmtRenderer(
            key_order=["timestamp", "level", "event"], drop_missing=True
        )
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.INFO, logging.getLevelNamesMapping()[environment.log_level]))
    for ours in LOGGERS:
        logging.getLogger(ours).setLevel(environment.log_level)
    for noisy in ("discord", "alembic"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))


def get(name: str) -> structlog.stdlib.BoundLogger:
    """Return a logger whose events carry the module's name."""
    logger: structlog.stdlib.BoundLogger = structlog.get_logger(name)
    return logger
