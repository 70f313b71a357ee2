"""Refusals of every game's ``load``, none of which shows a card."""

import json
import re
from collections import deque
from itertools import islice
from typing import Any

import pytest

from games.core.cards import CODES
from tests.games.every import every_game
from tests.games.playing import AnyGame, header_for, play

DAMAGE: tuple[Any, ...] = ("AC", "AC 3D", ["AC", "3d"], [["AC", "3D", "1H"], []], {"AC": "3D"}, -1)


def stored(game: AnyGame) -> dict[str, Any]:
    """The thirteenth state of a match, or of a shorter one the last but one, as it is stored."""
    steps = islice(play(game, header_for(game, 3), 3, eventful=False), 13)
    (text,) = deque((json.dumps(game.dump(state)) for state, _, _ in steps), maxlen=1)
    data: dict[str, Any] = json.loads(text)
    return data


def shows_cards(error: ValueError) -> bool:
    return bool({*re.findall(r"[0-9A-Z]+", str(error).upper())} & {*CODES})


@every_game
def test_a_state_of_another_version_is_refused(game: AnyGame) -> None:
    data = stored(game)
    assert game.load(data)
    now = game.rules_version
    for version in (now - 1, now + 1, str(now), None):
        with pytest.raises(ValueError, match="version") as refusal:
            game.load(data | {"version": version})
        assert not shows_cards(refusal.value)


@every_game
def test_a_state_with_a_part_missing_or_too_many_is_refused(game: AnyGame) -> None:
    data = stored(game)
    for name in data:
        with pytest.raises(ValueError, match="state"):
            game.load({other: value for other, value in data.items() if other != name})
    with pytest.raises(ValueError, match="state"):
        game.load(data | {"surplus": []})


@every_game
def test_a_damaged_state_is_refused_without_showing_cards(game: AnyGame) -> None:
    data = stored(game)
    names = data.keys() - {"version"}
    refusals = []
    for name in names:
        for damage in DAMAGE:
            try:
                game.load(data | {name: damage})
            except ValueError as error:
                refusals.append(error)
    assert not any(map(shows_cards, refusals))
    assert len(refusals) > 4 * len(names), "few of these can be part of any state"
