"""The log: one line per event, whatever happens and whoever writes it."""

import json
import logging
import sys
import threading
import warnings
from types import SimpleNamespace

import pytest

from bot.base import logs
from bot.base.environment import Environment


def configure(**values: str) -> None:
    logs.configure(Environment.model_validate(values))


def fail() -> None:
    try:
        raise RuntimeError('two\nlines "quoted" a=b')
    except RuntimeError:
        logs.get("bot.test").exception("it broke", match="abc")
        logging.getLogger("library").exception("so did\nthis")


@pytest.mark.parametrize("form", ["line", "json"])
def test_every_event_is_one_line_even_with_a_traceback(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure(log_format=form)
    fail()
    out, err = capsys.readouterr()
    assert out == ""
    first, second = err.splitlines()
    assert "bot.test" in first and "it broke" in first and "Traceback" in first
    assert "library" in second and "Traceback" in second


def test_json_events_can_be_read_by_machines(capsys: pytest.CaptureFixture[str]) -> None:
    configure(log_format="json")
    fail()
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (first["event"], first["level"], first["match"]) == ("it broke", "error", "abc")
    assert first["timestamp"].endswith("Z")
    assert (second["event"], second["logger"]) == ("so did\nthis", "library")


@pytest.mark.parametrize(
    ("level", "expected"),
    [("DEBUG", 4), ("INFO", 3), ("WARNING", 2), ("ERROR", 1)],
)
def test_less_severe_events_are_left_out(
    level: str, expected: int, capsys: pytest.CaptureFixture[str]
) -> None:
    configure(log_level=level)
    log = logs.get("bot.test")
    for name in ("debug", "info", "warning", "error"):
        getattr(log, name)("something")
    assert len(capsys.readouterr().err.splitlines()) == expected


@pytest.mark.parametrize("library", ["discord.http", "alembic.runtime"])
def test_libraries_are_heard_from_warnings_on(
    library: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure(log_level="DEBUG")
    logging.getLogger(library).info("chatter")
    logging.getLogger(library).warning("trouble")
    (line,) = capsys.readouterr().err.splitlines()
    assert "trouble" in line


@pytest.mark.parametrize("library", ["PIL.PngImagePlugin", "asyncio", "aiosqlite"])
def test_at_debug_libraries_are_heard_from_info_on(
    library: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure(log_level="DEBUG")
    logging.getLogger(library).debug("chatter")
    logging.getLogger(library).info("something")
    logs.get("cogs.test").debug("ours")
    first, second = capsys.readouterr().err.splitlines()
    assert "event=something" in first and "event=ours" in second


def test_what_bypasses_logging_is_of_its_format_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    configure(log_format="json")
    logs.take_in_everything()
    try:
        warnings.showwarning("of\nwarnings", UserWarning, "file.py", 1)
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
        sys.unraisablehook(SimpleNamespace(object=fail, exc_value=OSError("a\nb")))
    finally:
        logging.captureWarnings(capture=False)
    out, err = capsys.readouterr()
    assert out == ""
    warned, *failed = (json.loads(line) for line in err.splitlines())
    assert "of\nwarnings" in warned["event"]
    assert [each["event"] for each in failed] == ["thread failed", "exception ignored"]
