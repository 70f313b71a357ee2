"""Metrics, settings and commands named in deploy/ exist."""

import json
import re
import tomllib
from configparser import ConfigParser
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.base.environment import Environment
from bot.cli import _parser
from bot.discord_io.endings import NEEDS_YOU
from tests.support.world import World

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("castellan.service", "castellan@.service", "castellan-backup.service")
HARDENED = {
    *("CapabilityBoundingSet", "LimitCORE", "LockPersonality", "MemoryDenyWriteExecute"),
    *("NoNewPrivileges", "PrivateDevices", "PrivateTmp", "PrivateUsers", "ProtectClock"),
    *("ProtectControlGroups", "ProtectHome", "ProtectHostname", "ProtectKernelLogs"),
    *("ProtectKernelModules", "ProtectKernelTunables", "ProtectProc", "ProtectSystem"),
    *("RemoveIPC", "RestrictAddressFamilies", "RestrictNamespaces", "RestrictRealtime"),
    *("RestrictSUIDSGID", "SystemCallArchitectures", "SystemCallErrorNumber"),
    *("SystemCallFilter", "UMask", "User"),
}
"""Keys of a unit that keep a process from what it does not need."""
SHUTDOWN_SECONDS = 15
SUFFIXES = {"counter": ["_total"], "histogram": ["", "_bucket", "_count", "_sum"]}
"""Suffixes of sample names after the name of their family, by its type."""
OTHERS = {"PATH", "PYTHONFAULTHANDLER", "POSTGRES_USER", "POSTGRES_PASSWORD"}
"""Environment variables that are not for the bot."""


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


async def exported(world: World) -> set[str]:
    with world.env._bot_scope():
        told = (await world.bot.monitor.numbers()).decode()
    return {
        family.name + suffix
        for family in text_string_to_metric_families(told)
        for suffix in SUFFIXES.get(family.type, [""])
    }


@pytest.mark.sqlite  # only SQLite reports the space on its disk
@pytest.mark.parametrize("name", ["deploy/prometheus-alerts.yaml", "deploy/grafana-dashboard.json"])
async def test_metrics_that_are_watched_are_exported(world: World, name: str) -> None:
    named = set(re.findall(r"\b(?:castellan|process|python)_[a-z_]*[a-z]\b", text(name)))
    assert len(named) > 5
    assert named <= await exported(world)


def test_each_alert_says_how_urgent_it_is_and_what_to_do() -> None:
    first, *alerts = re.split(r"\n *- alert: ", text("deploy/prometheus-alerts.yaml"))
    assert len(alerts) > 10
    for alert in alerts:
        for field in (r"expr: ", r"severity: (page|ticket)\n", r"summary: ", r"description: "):
            assert len(re.findall(field, alert)) == 1, alert
    assert "rule_files" in first


def test_the_dashboard_is_whole() -> None:
    dashboard = json.loads(text("deploy/grafana-dashboard.json"))
    panels = dashboard["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    drawn = [panel for panel in panels if panel["type"] != "row"]
    assert all(target["expr"] for panel in drawn for target in panel["targets"])
    places = {
        (panel["gridPos"]["x"] + x, panel["gridPos"]["y"] + y)
        for panel in panels
        for x in range(panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["h"])
    }
    assert len(places) == sum(p["gridPos"]["w"] * p["gridPos"]["h"] for p in panels)


def service(unit: str) -> dict[str, str]:
    """The last value of each key of a unit's section."""
    parser = ConfigParser(strict=False, interpolation=None, comment_prefixes="#")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / unit, encoding="utf-8")
    return dict(parser["Service"])


@pytest.mark.parametrize("unit", UNITS)
def test_all_units_are_hardened_alike(unit: str) -> None:
    hardened = {key: value for key, value in service(unit).items() if key in HARDENED}
    address_families = hardened.pop("RestrictAddressFamilies")
    assert "AF_UNIX" in address_families
    assert hardened == {key: service(UNITS[0])[key] for key in hardened}
    assert len(hardened) == len(HARDENED) - 1


@pytest.mark.parametrize("unit", UNITS[:2])
def test_units_start_a_command_and_give_it_time_to_end(unit: str) -> None:
    found = service(unit)
    program, *arguments = found["ExecStart"].replace("%I", "1/4").split()
    assert program.endswith("/castellan")
    _parser().parse_args(arguments)
    assert (found["Type"], found["Restart"]) == ("notify", "always")
    assert int(found["TimeoutStopSec"]) > SHUTDOWN_SECONDS
    assert found["RestartPreventExitStatus"] == str(NEEDS_YOU)


def test_containers_that_need_somebody_stay() -> None:
    (command,) = re.findall(r"^CMD (\[.*\])$", text("deploy/Dockerfile"), re.MULTILINE)
    assert _parser().parse_args(json.loads(command)).stay
    procfile = text("Procfile").split()
    assert procfile[:4] == ["worker:", "python", "-m", "bot"]
    assert _parser().parse_args(procfile[4:]).stay


def test_settings_that_are_set_are_settings() -> None:
    names = {
        *re.findall(r"^(?:ENV)? +([A-Z_]+)=", text("deploy/Dockerfile"), re.MULTILINE),
        *re.findall(r"^ +([A-Z_]+): ", text("deploy/compose.yaml"), re.MULTILINE),
        *re.findall(r"^# +([A-Z_]+)=", text("deploy/compose.yaml"), re.MULTILINE),
    }
    for manifest in ("kubernetes", "kubernetes-postgresql"):
        names |= set(re.findall(r"- name: ([A-Z_]+)", text(f"deploy/{manifest}.yaml")))
    for unit in UNITS:
        names |= set(re.findall(r"^Environment=([A-Z_]+)=", text(f"deploy/{unit}"), re.MULTILINE))
    known = {name.upper() for name in Environment.model_fields}
    assert {"MONITOR_HOST", "SHARD_IDS", "PICTURE_CACHE", "DATABASE_PASSWORD"} <= names
    assert names - known - OTHERS == {"COMPOSE_PROFILES"}


@pytest.mark.parametrize("name", ["deploy/Dockerfile", "docs/operating.md"])
def test_all_names_that_can_be_written_are_written_where_the_bot_is_installed(name: str) -> None:
    known = set(tomllib.loads(text("pyproject.toml"))["project"]["optional-dependencies"])
    (extras,) = re.findall(r"pip install .*\[([a-z,]+)\]", text(name))
    assert {"fonts", "postgresql"} <= {*extras.split(",")} <= known
    assert re.search(r"apt-get install .*libfribidi0", text(name))


def test_containers_are_asked_whether_they_live_and_are_ready() -> None:
    assert "/healthz/live" in text("deploy/Dockerfile")
    for manifest in ("kubernetes", "kubernetes-postgresql"):
        probes = re.findall(
            r"(\w+)Probe:\n +httpGet:\n +path: (\S+)", text(f"deploy/{manifest}.yaml")
        )
        assert dict(probes) == {
            "startup": "/healthz/live",
            "liveness": "/healthz/live",
            "readiness": "/healthz/ready",
        }


def test_every_way_to_run_it_is_backed_up() -> None:
    command = "command: [castellan-backup, /backups"
    for manifest in ("kubernetes", "kubernetes-postgresql"):
        assert text(f"deploy/{manifest}.yaml").count(command) == 1
    assert "postgresql-client" in text("deploy/Dockerfile")
    assert service("castellan-backup.service")["ExecStart"].split()[0].endswith("castellan-backup")
