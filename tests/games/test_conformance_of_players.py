"""Requirements of every game's computer players, at every level."""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import get_type_hints

import pytest

from games import GAMES
from games.core import LEVELS, Chance, Level
from tests.games.choices import POSITIONS, choice, choices, positions
from tests.games.every import with_computers
from tests.games.playing import AnyGame, header_for, is_waited_for, play

MATCHES = 2
"""So many are played at random."""

every_level = pytest.mark.parametrize("level", LEVELS)


@with_computers
@every_level
def test_a_player_is_given_a_view(game: AnyGame, level: Level) -> None:
    seen = get_type_hints(type(game).view)["return"]
    assert get_type_hints(type(game.computers[level]).choose)["view"] is seen


@with_computers
def test_a_choice_is_legal_and_the_same_wherever_the_hidden_cards_are(game: AnyGame) -> None:
    compared, known = 0, iter(choices(game.slug))
    for number, (state, seat) in enumerate(positions(game, POSITIONS)):
        world = game.determinize(game.view(state, seat), Chance(number.to_bytes(32, "big")))
        for level, chosen in zip(LEVELS, islice(known, len(LEVELS)), strict=True):
            assert choice(game, level, world, seat, number) == chosen
            if chosen is not None:
                assert game.actions.validate_python(chosen) in game.menu(state, seat)
                compared += 1
    assert compared > len(LEVELS)


@with_computers
def test_every_level_acts_by_the_rules_of_every_variant_and_alike_again(game: AnyGame) -> None:
    """In positions of random matches with whatever options, of every phase some."""
    for seed in range(MATCHES):
        rng, met = random.Random(seed), Counter[str]()
        for state, entry, _events in play(game, header_for(game, seed), seed):
            if entry.seat is None or not (menu := game.menu(state, entry.seat)):
                continue
            view = game.view(state, entry.seat)
            phase = getattr(view, "phase", "")
            met[phase] += 1
            if met[phase] > 2 and rng.random() > 0.005:
                continue
            for level in LEVELS:
                chosen = choice(game, level, state, entry.seat, seed)
                if met[phase] == 1:
                    assert chosen == choice(game, level, state, entry.seat, seed)
                if chosen is None:
                    assert not is_waited_for(game, state, entry.seat)
                else:
                    assert game.actions.validate_python(chosen) in menu
            assert view == game.view(state, entry.seat)


def test_choices_are_the_same_however_sets_and_dicts_of_names_are_ordered() -> None:
    """Here, the seed of the hashes is another one."""
    done = subprocess.run(
        (sys.executable, "-m", "tests.games.choices"),
        env={**os.environ, "PYTHONHASHSEED": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
    )
    told = [choices(slug) for slug in GAMES]
    assert json.loads(done.stdout) == told
    assert sum(map(len, told)) > 2 * len(GAMES) * len(LEVELS)
