"""What deploy/ and docs/operating.md name is there: settings, commands, metrics, alerts."""

import argparse
import json
import re
import tomllib
from configparser import ConfigParser
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot.base.bounds import BOUNDS
from bot.base.environment import Environment
from bot.base.metrics import REQUESTS
from bot.base.shutdown import LOST_SHARDS, UNFINISHED
from bot.cli import _parser
from bot.discord_io.limits import LIMITS
from bot.discord_io.starts import NEEDS_YOU, REFUSED
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
DASHBOARD = "grafana-dashboard.json"
SUFFIXES = {"counter": ["_total"], "histogram": ["", "_bucket", "_count", "_sum"]}
"""What the names of samples have behind the name of their family, by its type."""
MANIFESTS = ("deploy/kubernetes.yaml", "deploy/kubernetes-postgresql.yaml")
PROBES = {
    "startup": "/healthz/live",
    "liveness": "/healthz/live",
    "readiness": "/healthz/ready",
}
OTHERS = {"PATH", "PYTHONFAULTHANDLER", "POSTGRES_USER", "POSTGRES_PASSWORD"}
"""Environment variables that are not for the bot."""


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def documents(name: str) -> list[Any]:
    """What a file of YAML consists of."""
    return list(yaml.safe_load_all(text(name)))


def rules() -> list[dict[str, Any]]:
    """The alerts of Prometheus."""
    (alerts,) = documents("deploy/prometheus-alerts.yaml")
    return [rule for group in alerts["groups"] for rule in group["rules"]]


@pytest.mark.sqlite  # only SQLite reports the space on its disk
async def test_metrics_and_labels_that_are_watched_or_explained_are_exported(world: World) -> None:
    REQUESTS.labels("bot", "GET /gateway/bot", "429")  # as Discord's first refusal would
    with world.env._bot_scope():
        told = (await world.bot.monitor.numbers()).decode()
    families = [*text_string_to_metric_families(told)]
    exported = {
        family.name + suffix for family in families for suffix in SUFFIXES.get(family.type, [""])
    }
    alerts, dashboard = (text(f"deploy/{name}") for name in ("prometheus-alerts.yaml", DASHBOARD))
    for page in (alerts, dashboard, PAGE):
        named = set(re.findall(r"\b(?:castellan|process|python)_[a-z_]*[a-z]\b", page))
        assert named
        assert named <= exported
    labels = {
        (sample.name, *label)
        for family in families
        for sample in family.samples
        for label in sample.labels.items()
    }
    queries = [rule["expr"] for rule in rules()]
    for panel in json.loads(dashboard)["panels"]:
        queries += [target["expr"] for target in panel.get("targets", [])]
    watched = {
        (metric, label, value)
        for query in queries
        for metric, chosen in re.findall(r"\b(castellan_\w+){([^}]*)}", query)
        for label, how, value in re.findall(r'(\w+)(=|!=)"([^"$]*)"', chosen)
    }
    assert len(watched) > 5
    assert watched <= labels


def test_each_alert_says_how_urgent_it_is_and_what_to_do() -> None:
    assert len(rules()) > 10
    assert len({rule["alert"] for rule in rules()}) == len(rules())
    for rule in rules():
        assert rule["expr"], rule
        assert rule["labels"]["severity"] in ("page", "ticket"), rule
        assert rule["annotations"].keys() == {"summary", "description"}, rule


def test_promtool_is_given_tests_of_alerts_that_are_there() -> None:
    given = "tests/deploy/prometheus-alerts.test.yaml"
    assert documents(given)[0]["rule_files"] == ["../../deploy/prometheus-alerts.yaml"]
    tested = set(re.findall(r"\bCastellan\w+\b(?!\.)", text(given)))
    assert len(tested) > 5
    assert tested <= {rule["alert"] for rule in rules()}


def test_the_dashboard_is_whole() -> None:
    panels = json.loads(text(f"deploy/{DASHBOARD}"))["panels"]
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
    assert "AF_UNIX" in hardened.pop("RestrictAddressFamilies")
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


def containers(manifest: str) -> dict[str, dict[str, Any]]:
    """The containers of a manifest for Kubernetes, by the kinds of what runs them."""
    found = {}
    for document in documents(manifest):
        spec = document["spec"]
        template = spec.get("jobTemplate", {}).get("spec", spec).get("template")
        if template is not None:
            (found[document["kind"]],) = template["spec"]["containers"]
    return found


def test_settings_that_are_set_are_settings() -> None:
    (compose,) = documents("deploy/compose.yaml")
    names = {
        *re.findall(r"^(?:ENV)? +([A-Z_]+)=", text("deploy/Dockerfile"), re.MULTILINE),
        *re.findall(r"^# +([A-Z_]+)=", text("deploy/compose.yaml"), re.MULTILINE),
        *(name for each in compose["services"].values() for name in each.get("environment", ())),
        *(each["name"] for name in MANIFESTS for each in containers(name)["StatefulSet"]["env"]),
    }
    for unit in UNITS:
        names |= set(re.findall(r"^Environment=([A-Z_]+)=", text(f"deploy/{unit}"), re.MULTILINE))
    known = {name.upper() for name in Environment.model_fields}
    assert {"MONITOR_HOST", "SHARD_IDS", "PICTURE_CACHE", "DATABASE_PASSWORD"} <= names
    assert names - known - OTHERS == {"COMPOSE_PROFILES"}


@pytest.mark.parametrize("name", MANIFESTS)
def test_what_a_manifest_names_in_itself_is_there(name: str) -> None:
    """Selectors find pods, volumes are there, and what is mounted is a volume."""
    labels, selected, volumes, mounted = list[Any](), list[Any](), set[str](), set[str]()
    for document in documents(name):
        spec = document["spec"]
        pods = spec.get("jobTemplate", {}).get("spec", spec).get("template")
        if pods is not None:
            labels.append(pods["metadata"]["labels"])
            volumes |= {each["name"] for each in pods["spec"].get("volumes", ())}
            volumes |= {each["metadata"]["name"] for each in spec.get("volumeClaimTemplates", ())}
            (container,) = pods["spec"]["containers"]
            mounted |= {each["name"] for each in container["volumeMounts"]}
        if "selector" in spec or "podSelector" in spec:
            wanted = spec.get("selector") or spec["podSelector"]
            selected.append(wanted.get("matchLabels", wanted))
    assert len(selected) == 3
    assert all(each in labels for each in selected)
    assert mounted == volumes


@pytest.mark.parametrize("name", ["deploy/Dockerfile", "docs/operating.md"])
def test_all_names_that_can_be_written_are_written_where_the_bot_is_installed(name: str) -> None:
    known = set(tomllib.loads(text("pyproject.toml"))["project"]["optional-dependencies"])
    (extras,) = re.findall(r"pip install .*\[([a-z,]+)\]", text(name))
    assert {"fonts", "postgresql"} <= {*extras.split(",")} <= known
    assert re.search(r"apt-get install .*libfribidi0", text(name))


def test_containers_are_asked_whether_they_live_and_are_ready() -> None:
    assert "/healthz/live" in text("deploy/Dockerfile")
    for name in MANIFESTS:
        container = containers(name)["StatefulSet"]
        (port,) = container["ports"]
        asked = {each: container[f"{each}Probe"]["httpGet"] for each in PROBES}
        assert {each: found["path"] for each, found in asked.items()} == PROBES
        assert {found["port"] for found in asked.values()} == {port["name"]}


def test_every_way_to_run_it_is_backed_up() -> None:
    for name in MANIFESTS:
        command, folder, kept = containers(name)["CronJob"]["command"]
        assert (command, folder, kept) == ("castellan-backup", "/backups", "14")
    assert "postgresql-client" in text("deploy/Dockerfile")
    assert service("castellan-backup.service")["ExecStart"].split()[0].endswith("castellan-backup")


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


def test_all_settings_are_there_with_their_defaults_and_no_others_are_named() -> None:
    named = {name for each in QUOTED for name in re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b", each)}
    assert named <= {name.upper() for name in Environment.model_fields}
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


def test_bounds_and_limits_of_a_person_are_those_of_the_code() -> None:
    assert table("shared by everybody") == [
        [each.what, str(each.mine), of_all, each.beyond]
        for each in BOUNDS.values()
        for within in [f" a {each.within}" if each.within else ""]
        for of_all in ["" if each.everybody is None else f"{each.everybody}{within}"]
    ]
    usual = Environment.model_fields["presses_per_minute"].default
    assert table("what | a minute") == [
        [each.what, f"{usual * each.share:g}", str(each.burst)] for each in LIMITS.values()
    ]


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


def test_commands_are_commands_and_every_exit_status_is_told() -> None:
    told = [int(status) for status, *_ in table("exit status")]
    assert told == [0, LOST_SHARDS, REFUSED, UNFINISHED, NEEDS_YOU]
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


def test_pages_that_are_read_in_a_hurry_are_short_and_link_to_headings_that_are_there() -> None:
    for page, lines in (("operating", 250), ("measurements", 120)):
        assert len(text(f"docs/{page}.md").splitlines()) <= lines
    headings = {each.lower().replace(" ", "-") for each in re.findall(r"^#+ (.+)$", PAGE, re.M)}
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings
