"""Logging for operators through structlog: one line per event, in key=value form."""

import logging
import sys
import threading
from typing import Any, Final

import structlog

from bot.base.environment import Environment

LOGGERS: Final = ("bot", "cogs", "games")
"""Loggers whose debug events are logged. Those of libraries would drown ours."""


def configure(environment: Environment) -> None:
    """Send log events, ours and the libraries', to standard error in one format."""
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
    """Return a logger that adds the module's name to its events."""
    logger: structlog.stdlib.BoundLogger = structlog.get_logger(name)
    return logger


def take_in_everything() -> None:
    """Log warnings and uncaught exceptions too, which Python would print in its own format."""
    logging.captureWarnings(capture=True)
    log = get(__name__)

    def thread_failed(failed: threading.ExceptHookArgs) -> None:
        if failed.exc_value is not None and not isinstance(failed.exc_value, SystemExit):
            log.error("thread failed", exc_info=failed.exc_value)

    def unraisable(failed: Any) -> None:
        log.error("unraisable exception", where=repr(failed.object), exc_info=failed.exc_value)

    threading.excepthook, sys.unraisablehook = thread_failed, unraisable
