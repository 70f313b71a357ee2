"""The log, one line per event, and the failures that it reports."""

import asyncio
import gc
import json
import logging
import re
import sys
import threading
import warnings
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from prometheus_client import REGISTRY

from bot.base import logs, reports
from bot.base.chores import Chore, Chores
from bot.base.environment import Environment
from bot.base.reports import Where
from bot.discord_io.press import Press
from tests.support.world import World, said_privately


def configure(**values: str) -> None:
    logs.configure(Environment.model_validate(values))


def break_twice() -> None:
    try:
        raise RuntimeError('two\nlines "quoted" a=b')
    except RuntimeError:
        logs.get("bot.test").exception("it broke", match="abc")
        logging.getLogger("library").exception("so did\nthis")


@pytest.mark.parametrize("form", ["line", "json"])
def test_every_event_is_one_line_even_with_a_traceback_and_json_for_machines(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure(log_format=form)
    break_twice()
    out, err = capsys.readouterr()
    assert out == ""
    first, second = err.splitlines()
    assert "bot.test" in first and "it broke" in first and "Traceback" in first
    assert "library" in second and "Traceback" in second
    if form == "json":
        told, other = json.loads(first), json.loads(second)
        assert (told["event"], told["level"], told["match"]) == ("it broke", "error", "abc")
        assert told["timestamp"].endswith("Z")
        assert (other["event"], other["logger"]) == ("so did\nthis", "library")


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


def test_libraries_are_heard_from_info_or_warnings_on(capsys: pytest.CaptureFixture[str]) -> None:
    configure(log_level="DEBUG")
    for library in ("discord.http", "alembic.runtime"):
        logging.getLogger(library).info("chatter")
        logging.getLogger(library).warning("trouble")
    for library in ("PIL.PngImagePlugin", "asyncio", "aiosqlite"):
        logging.getLogger(library).debug("chatter")
        logging.getLogger(library).info("something")
    logs.get("cogs.test").debug("ours")
    *others, ours = capsys.readouterr().err.splitlines()
    said = ["event=trouble"] * 2 + ["event=something"] * 3
    assert all(event in line for event, line in zip(said, others, strict=True))
    assert "event=ours" in ours


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
        sys.unraisablehook(SimpleNamespace(object=break_twice, exc_value=OSError("a\nb")))
    finally:
        logging.captureWarnings(capture=False)
    out, err = capsys.readouterr()
    assert out == ""
    warned, *failed = (json.loads(line) for line in err.splitlines())
    assert "of\nwarnings" in warned["event"]
    assert [each["event"] for each in failed] == ["thread failed", "unraisable exception"]


WRITTEN = "the king of hearts"
TRACE = re.compile(r"trace='?([0-9a-f]{8})'?")


class Faults:
    """The failures counted and logged from now on."""

    def __init__(self, where: Where, capsys: pytest.CaptureFixture[str]) -> None:
        self._where = where
        self._capsys = capsys
        self._before = self._total()
        capsys.readouterr()

    def _total(self) -> float:
        return REGISTRY.get_sample_value("castellan_faults_total", {"where": self._where}) or 0

    def only(self, what: str) -> str:
        """The trace of the only failure. It was logged as that, and with no secret."""
        said = "".join(self._capsys.readouterr())
        assert self._total() == self._before + 1
        assert said.count(what) == 1
        assert "Traceback" in said
        assert WRITTEN not in said
        (trace,) = TRACE.findall(said)
        assert isinstance(trace, str)
        return trace


async def turn() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def fail(*_told: Any) -> None:
    raise RuntimeError("not today")


@pytest.mark.parametrize("form", ["line", "json"])
def test_a_failure_that_is_reported_twice_counts_once_and_keeps_its_trace(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.configure(Environment.model_validate({"log_format": form}))
    faults = Faults("task", capsys)
    try:
        raise RuntimeError("not today")
    except RuntimeError as error:
        first = reports.exception("it failed", where="task", match="abc")
        second = reports.report("it failed again", error, where="event")
    assert first == second
    (line,) = capsys.readouterr().err.splitlines()
    assert all(each in line for each in (first, "it failed", "abc", "Traceback", "task"))
    assert faults._total() == faults._before + 1


async def test_what_else_asyncio_complains_of_is_logged_as_ever(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    loop = asyncio.get_running_loop()
    reports.report_tasks(loop)
    faults = Faults("task", capsys)
    loop.call_soon(lambda: 1 / 0)
    await turn()
    assert [each.name for each in caplog.records] == ["asyncio"]
    assert faults._total() == faults._before


@pytest.mark.parametrize(
    "said", ["round failed", "chore could not be asked", "chore died and won't restart"]
)
async def test_a_chore_that_fails_is_reported_and_the_clock_of_all_when_it_stops(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    def needed() -> bool:
        if said == "chore could not be asked":
            raise RuntimeError("not today")
        return True

    chores = Chores()
    chore = chores.add(Chore("it", fail, seconds=3600, needed=needed))
    if said == "chore died and won't restart":
        monkeypatch.setattr(chore, "interval", None)
    faults = Faults("chore", capsys)
    chores.start()
    await turn()
    await chores.stop(0)
    assert faults.only(said)
    gc.collect()


async def test_an_event_whose_handler_fails_is_reported_without_what_people_wrote(
    world: World, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def on_message(_message: discord.Message) -> None:
        raise RuntimeError("not today")

    monkeypatch.setattr(world.bot, "on_message", on_message)
    faults = Faults("event", capsys)
    await world.people["ann"].send(world.channel, WRITTEN)
    await world.env.settle()
    with pytest.raises(ExceptionGroup):
        world.env.raise_errors()
    assert faults.only("event could not be handled")


async def test_a_press_that_fails_tells_the_trace_that_is_reported(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    async def handle(_press: Press) -> None:
        raise RuntimeError("not today")

    world.bot.router.on("probe", "private", handle)
    message = world.forge(f"-:0:probe:{WRITTEN}")
    faults = Faults("press", capsys)
    result = await world.people["bob"].click(message, custom_id=f"-:0:probe:{WRITTEN}")
    assert faults.only("interaction failed") in said_privately(result)


async def test_a_deadline_that_fails_is_reported(
    world: World, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin("ann", "bob")
    monkeypatch.setattr(world.bot.deadlines, "_wake", fail)
    faults = Faults("task", capsys)
    await world.env.advance_time(241)
    assert faults.only("deadline of a match failed")


async def test_the_bot_reports_tasks_that_nobody_awaits(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    assert world.bot.is_ready()
    faults = Faults("task", capsys)
    asyncio.create_task(fail(WRITTEN))  # noqa: RUF006
    await turn()
    gc.collect()
    assert faults.only("task failed")


async def test_a_future_that_breaks_with_a_connection_is_one_line_and_no_failure(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.configure(Environment.model_validate({"log_format": "json"}))
    loop = asyncio.get_running_loop()
    reports.report_tasks(loop)
    faults = Faults("task", capsys)
    future = loop.create_future()
    future.set_exception(ConnectionResetError("the other end hung up"))
    del future
    gc.collect()
    (line,) = map(json.loads, capsys.readouterr().err.splitlines())
    assert (line["level"], "the other end hung up" in line["error"]) == ("warning", True)
    assert faults._total() == faults._before
