"""SimCord copies all that is sent: nearly always plain data, which is copied faster as such."""

import copy
import marshal
from types import SimpleNamespace
from typing import Any

import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from simcord.backend import serializers


def copied(data: Any) -> Any:
    """What ``copy.deepcopy`` makes of it."""
    try:
        return marshal.loads(marshal.dumps(data))  # noqa: S302
    except ValueError:  # there is more than plain data somewhere in it
        if type(data) is dict:
            return {name: copied(value) for name, value in data.items()}
        return copy.deepcopy(data)


def copy_plain_data_fast() -> None:
    """Let SimCord copy so from now on."""
    for module in (simcord.http.router, simcord.gateway):
        module.copy = SimpleNamespace(deepcopy=copied)  # type: ignore[attr-defined]
    for other in (simcord.components, simcord.results, serializers):
        other.deepcopy = copied  # type: ignore[attr-defined]
