"""What docs/operating.md names is there: settings, commands, files, metrics, alerts, log lines."""

import argparse
import json
import re
from itertools import zip_longest

import pytest

from bot.base.environment import Environment
from bot.base.shutdown import LOST_SHARDS, UNFINISHED
from bot.cli import _parser
from bot.discord_io.starts import NEEDS_YOU, REFUSED
from tests.deploy.test_files import DEPLOY, ROOT, exported, rules, text
from tests.support.world import World

PAGE = text("docs/operating.md")
CODE = [each for block in PAGE.split("```")[1::2] for each in block.splitlines()]
"""Lines of blocks, each a command."""
QUOTED = [
    " ".join(each.split()) for each in re.findall(r"`([^`]+)`", "".join(PAGE.split("```")[::2]))
]
PROGRAMS = {"castellan", "curl", "systemctl", "make", "createdb", "kubectl"}
"""First words of what is typed in a shell."""


def table(heading: str) -> list[list[str]]:
    """The cells of the table whose heading begins so."""
    rows = PAGE.partition(f"\n| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1]] for row in rows]


def test_all_settings_are_there_with_their_defaults() -> None:
    fields = {name.upper(): field for name, field in Environment.model_fields.items()}
    told: dict[str, str | None] = {}
    for names, defaults, *_ in table("name"):
        values = re.findall(r"`([^`]*)`", defaults)
        told |= zip_longest(re.findall(r"`([A-Z_]+)`", names), values)
    assert told.keys() == fields.keys()
    for name, value in told.items():
        if value is not None:
            field = fields[name]
            assert value == str(field.default) or json.loads(value) == field.default, name


def test_other_names_of_settings_are_names_of_settings() -> None:
    named = {name for each in QUOTED for name in re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b", each)}
    assert named <= {name.upper() for name in Environment.model_fields}


async def test_metrics_are_exported(world: World) -> None:
    named = set(re.findall(r"\bcastellan_[a-z_]*[a-z]\b", PAGE))
    assert named
    assert named <= await exported(world)


def test_all_alerts_are_there_with_their_urgency() -> None:
    alerts = {
        rule["alert"].removeprefix("Castellan"): rule["labels"]["severity"] for rule in rules()
    }
    told = {}
    for names, *advice in table("alert"):
        assert all(advice), names
        for name in re.findall(r"\w+", names.replace("(page)", "")):
            told[name] = "page" if "(page)" in names else "ticket"
    assert told == alerts


def test_commands_are_commands() -> None:
    (commands,) = (
        each.choices for each in _parser()._actions if isinstance(each, argparse._SubParsersAction)
    )
    typed = [each for each in (*CODE, *QUOTED) if "castellan " in each]
    named = {
        name
        for each in typed
        for name in re.findall(r"(?:^|bin/)castellan ([a-z][a-z-]+)", each.strip())
    }
    assert {"restore", "backup", "copy", "erase-server"} <= named <= {*commands}


def test_units_are_there() -> None:
    typed = [each for each in (*CODE, *QUOTED) if "ctl " in each]
    named = {unit for each in typed for unit in re.findall(r"\bcastellan[\w@.-]*", each)}
    units = {path.name for path in DEPLOY.iterdir()}
    assert {"castellan", "castellan-backup"} <= named
    for name in named:
        unit = re.sub(r"@[\d-]+", "@", name)
        assert unit in units or f"{unit}.service" in units, name


def test_files_and_modules_are_there() -> None:
    paths = {
        path for each in QUOTED for path in re.findall(r"\b(?:deploy|bot|docs)/[\w/.-]+", each)
    }
    paths |= set(re.findall(r" (deploy/[\w@.-]+)(?= )", "\n".join(CODE)))
    paths |= {f"docs/{each}" for each in re.findall(r"\]\(([^)#]+)\)", PAGE)}
    paths |= {
        f"{module.replace('.', '/')}.py" for module in re.findall(r"-m ((?:bot|tools)[\w.]+)", PAGE)
    }
    assert len(paths) > 8
    for path in paths:
        assert (ROOT / path).exists(), path


def test_lines_of_the_log_are_written() -> None:
    """What is quoted in several words, and isn't typed, is an event of the log."""
    code = "".join(
        path.read_text("utf-8") for part in ("bot", "cogs") for path in (ROOT / part).rglob("*.py")
    )
    said = [each for each in QUOTED if re.match(r"\w+ [a-z ]+$", each)]
    events = [each for each in said if each.split()[0] not in PROGRAMS]
    assert len(events) > 5
    for event in events:
        assert f'"{event}' in code, event


def test_every_exit_status_is_told() -> None:
    told = [int(status) for status, *_ in table("exit status")]
    assert told == [0, LOST_SHARDS, REFUSED, UNFINISHED, NEEDS_YOU]


@pytest.mark.parametrize(("page", "lines"), [("operating", 250), ("measurements", 120)])
def test_a_page_that_is_read_in_a_hurry_is_short(page: str, lines: int) -> None:
    assert len(text(f"docs/{page}.md").splitlines()) <= lines


def test_the_headings_that_are_linked_to_are_there() -> None:
    headings = {each.lower().replace(" ", "-") for each in re.findall(r"^#+ (.+)$", PAGE, re.M)}
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings
