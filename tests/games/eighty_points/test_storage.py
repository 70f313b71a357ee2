"""What is stored, and what a stored state must be."""

import json
from typing import Any

import pytest

from games.core.cards import CODES
from games.eighty_points.state import EightyPointsState
from tests.games.eighty_points.table import GAME, H, go_on, put, table, trick


def in_play() -> EightyPointsState:
    """The second trick; the ally is known, and who follows it no more."""
    state = table(
        "3C 9H 9S", "AC AD AS", "QC JC JD", "7D 7S 8S", "9C 6D 6S", called="AC", dead="5D KS",
        rounds=3, totals=[40, 60, 0, 100, 0], number=2,
    )  # fmt: skip
    trick(state, "3C", "AC", "QC", "7D", "9C")
    go_on(state)
    put(state, "AD")
    put(state, "JD")
    return state


def stored(state: EightyPointsState) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(GAME.dump(state)))
    return data


def test_a_stored_state_is_readable() -> None:
    data = stored(in_play())
    assert data["version"] == GAME.rules_version
    assert (data["phase"], data["round"], data["rounds"]) == ("playing", 2, 3)
    assert (data["trump_rank"], data["trump_suit"], data["loose_following"]) == (2, H, False)
    assert (data["koth"], data["ally"], data["fallen"], data["called"]) == (0, 1, 1, "AC")
    assert (data["leader"], data["turn"], data["trick_number"]) == (1, 3, 19)
    assert data["hands"] == [["9H", "9S"], ["AS"], ["JC"], ["7S", "8S"], ["6D", "6S"]]
    assert data["trick"] == [[1, ["AD"]], [2, ["JD"]]]
    assert data["tricks"][1] == [
        18, [[0, ["3C"]], [1, ["AC"]], [2, ["QC"]], [3, ["7D"]], [4, ["9C"]]], 1, 0,
    ]  # fmt: skip
    assert "5D" in data["dead"] and "KS" in data["dead"] and len(data["dead"]) == 8
    assert (data["deck"], data["declarations"], data["score"]) == ([], [], None)
    assert data["seating"] == [0, 1, 2, 3, 4]
    assert data["totals"] == [40, 60, 0, 100, 0]


def damaged(name: str, value: object) -> str:
    """How a stored state with one part exchanged is refused."""
    data = stored(in_play())
    assert data[name] != value
    with pytest.raises(ValueError, match="Eighty Points state") as refusal:
        GAME.load(data | {name: value})
    return str(refusal.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("version", 1),
        ("version", None),
        ("phase", "bidding"),
        ("phase", None),
        ("hands", [["AS"], ["1H"], [], [], []]),
        ("hands", [["as"], [], [], [], []]),
        ("hands", "AS"),
        ("dead", ["5D", "Joker"]),
        ("dead", [54]),
        ("deck", {"0": "AS"}),
        ("called", "XX"),
        ("called", 54),
        ("called", -1),
        ("trick", [[1, "AD"]]),
        ("trick", [[1, ["AD"], 3]]),
        ("declarations", [[1, 2]]),
        ("score", [1, 2, 3]),
        ("tricks", [[1, [], 2]]),
        ("koth", "king"),
        ("ranks", [2, 2, "two", 2, 2]),
        ("points", None),
        ("claims", [None, [1, "clubs", True], None, None, None]),
        ("loose_following", "perhaps"),
        ("round", None),
        ("left", [[], [], [], [], []]),
    ],
)
def test_a_damaged_state_is_refused_without_a_card(name: str, value: object) -> None:
    text = damaged(name, value)
    assert not {*CODES} & {*text.replace(".", " ").split()}


@pytest.mark.parametrize(
    "data",
    [
        {"type": "put", "cards": ["1H"]},
        {"type": "put", "cards": "AH"},
        {"type": "bury", "cards": [None]},
        {"type": "call", "card": "AX"},
        {"type": "call"},
        {"type": "declare", "suit": 4},
        {"type": "declare", "suit": -1},
        {"type": "name", "suit": 4},
        {"type": "fold"},
        {},
    ],
)
def test_an_action_that_is_none_cannot_be_read(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        GAME.actions.validate_python(data)


def test_actions_are_stored_with_codes() -> None:
    for data in (
        {"cards": ["10H", "10H"], "type": "put"},
        {"cards": ["2C", "JB"], "type": "bury"},
        {"cards": [], "type": "choose"},
        {"card": "JR", "type": "call"},
        {"card": None, "type": "call"},
        {"suit": 3, "pair": True, "type": "declare"},
        {"suit": 0, "type": "name"},
        {"type": "pass"},
        {"type": "ready"},
    ):
        action = GAME.actions.validate_python(data)
        assert GAME.actions.dump_python(action, mode="json") == data
