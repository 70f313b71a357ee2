"""Why a move was better: what it does on the board, and only where it's true."""

import random
from typing import Any, NamedTuple

import pytest

from bot.match.view import match_view
from bot.pages.presenter import Weighed
from games.king_of_the_mountain.moves import action_of
from games.king_of_the_mountain.state import KingOfTheMountainState
from tests.cogs.games.positions import record_of, shape
from tests.games.king_of_the_mountain.known import drawn
from tests.games.king_of_the_mountain.reading import parse_move
from tests.games.king_of_the_mountain.setting import GAME, table
from tests.games.reviews import review
from tests.support.imagined import ENGLISH, presenter_of

NAMES = ("ann", "bob", "cem", "dora")
Facts = dict[str, Any]


def told(state: KingOfTheMountainState, better: Weighed, worse: Weighed) -> str:
    seen = match_view(record_of(GAME, state, NAMES[: state.position.seats]), state.position.turn)
    return presenter_of(GAME).texts(seen, ENGLISH).reason(better, worse)


class At(NamedTuple):
    """Two armies, the better and the worse move of the first, and facts about them."""

    armies: tuple[str, str]
    better: str
    worse: str
    best: Facts = {}
    other: Facts = {}
    setting: Facts = {}

    def reason(self) -> str:
        state = table(*self.armies, **self.setting)
        moves = (parse_move(state.position, 0, text) for text in (self.better, self.worse))
        one, two = map(action_of, moves)
        assert {one, two} <= {*GAME.menu(state, 0)}
        return told(state, Weighed(one, 0.6, self.best), Weighed(two, 0.4, self.other))


ROOK = ("RB6", "HQ16")
AWAY = ("B6-B7", "B6-B8")
KEEP = {"keep_it": 3}
LOST = {"loses": 1, "winner": 1}
QUEEN_LOST = {"reply": "2:D14xD8", "taken": ["Q", "D8", 110]}
REASONS: dict[str, tuple[At, At]] = {
    "Nobody can take your King off the centre in time, so you win.": (
        At(ROOK, *AWAY, {"wins": 1}, {}, KEEP),
        At(ROOK, *AWAY, {"wins": 1}),
    ),
    "After `B6-B7`, nobody can keep your King from stepping onto the centre on your next turn.": (
        At(ROOK, *AWAY, {"wins": 1}),
        At(ROOK, *AWAY, {"wins": 1}, {"wins": 1}),
    ),
    "After `B6-B7`, nobody can keep your King from the centre any more.": (
        At(ROOK, *AWAY, {"wins": 3}),
        At(ROOK, *AWAY, {"wins": 3}, {"wins": 2}),
    ),
    "After `B6-B8`, 🟦 bob's King has kept the centre for long enough and wins.": (
        At(ROOK, *AWAY, {}, LOST, KEEP),
        At(ROOK, *AWAY, {}, LOST),
    ),
    "After `B6-B8`, 🟦 bob can put their King on the centre and win.": (
        At(ROOK, *AWAY, {}, LOST),
        At(ROOK, *AWAY, {"loses": 2}, LOST),
    ),
    "After `B6-B8`, nobody can keep 🟦 bob's King from the centre any more.": (
        At(ROOK, *AWAY, {}, LOST | {"loses": 2}),
        At(ROOK, *AWAY, {}, {"loses": 2}),
    ),
    "`C8-D8` lets 🟦 bob play `D14xD8`, which captures your Queen.": (
        At(("QC8 RB6", "RD14"), "B6-B7", "C8-D8", {}, QUEEN_LOST),
        At(("QD8 RB6", "RD14"), "B6-B7", "B6-B8", {}, QUEEN_LOST),
    ),
    "`C5-D6` lets 🟦 bob play `D14-C14`, which checks your King.": (
        At(("HC5 RB6", "RD14"), "B6-B7", "C5-D6", {}, {"reply": "2:D14-C14"}),
        At(("HD5 RB6", "RD14"), "B6-B7", "D5-E6", {}, {"reply": "2:D14-C14"}),
    ),
    "`B8-C8` lets 🟦 bob play `D14-C14`, which attacks your Archer on C8.": (
        At(("AB8 RR2", "RD14"), "R2-R3", "B8-C8", {}, {"reply": "2:D14-C14"}),
        At(("AC8 RR2", "RD14"), "R2-R3", "R2-R4", {}, {"reply": "2:D14-C14"}),
    ),
    "`R2-R3` lets 🟦 bob play `Q17-P16`, which brings their King closer to the centre.": (
        At(("RR2", ""), "R2-P2", "R2-R3", {}, {"reply": "2:Q17-P16"}),
        At(("RR2", ""), "R2-R4", "R2-R3", {}, {"reply": "2:Q17-P16"}),
    ),
    "`C8xD8` captures the Rook on D8.": (
        At(("QC8", "RD8"), "C8xD8", "C8-C7", {"takes": ["R", "D8", 60]}),
        At(("QC8", "RD8"), "C8xD8", "C8-C7"),
    ),
    "After `C8-D8`, 🟦 bob can capture your Queen on D8.": (
        At(("QC8", "RD14"), "C8-C7", "C8-D8"),
        At(("QC8", "RD14 HQ16"), "C8-D8", "C8-C7"),
    ),
    "If the answer is `D14-D13`, you can capture the Rook on D13 next.": (
        At(ROOK, *AWAY, {"reply": "2:D14-D13", "prey": ["R", "D13", 60]}),
        At(ROOK, *AWAY, {"prey": ["R", "D13", 60]}),
    ),
    "No King is nearer to the centre than yours, and `C3-D4` brings him closer still.": (
        At(ROOK, "C3-D4", "B6-B7"),
        At(("RB6", "KL11"), "C3-D4", "B6-B7"),
    ),
    "🟦 bob's King is nearer to the centre than yours, so every step counts: `C3-D4` "
    "brings yours closer.": (
        At(("RB6", "KL11"), "C3-D4", "B6-B7"),
        At(("RB6", "KL11"), "B6-B7", "B6-B8"),
    ),
    "`B16-B17` checks 🟦 bob's King.": (
        At(("RB16", ""), "B16-B17", "B16-B15"),
        At(("RB16", "HP17"), "B16-B17", "B16-B15"),
    ),
    "`B16-B15` attacks 🟦 bob's Bishop on D15.": (
        At(("RB16", "BD15"), "B16-B15", "B16-B14"),
        At(("RB16", "HD15"), "B16-B15", "B16-B14"),
    ),
    "The Hero that `D14xD8` captures is back on S19 right away.": (
        At(("RD14", "HD8"), "D14-D13", "D14xD8", {}, {"takes": ["H", "D8", 15]}),
        At(("RD14", "HD8 GS19"), "D14-D13", "D14xD8", {}, {"takes": ["H", "D8", 15]}),
    ),
    "`F9-F10` guards the centre, so no other King can step there.": (
        At(("RF9", ""), "F9-F10", "F9-F8"),
        At(("RF9", ""), "F9-F8", "F9-F10"),
    ),
    "`R@A1` brings your Rook into play, on A1.": (
        At(ROOK, "R@A1", "B6-B7", {}, {}, {"reserves": ("R", "")}),
        At(ROOK, "R@A1", "H@A1", {}, {}, {"reserves": ("RH", "")}),
    ),
    "`H@A1` takes a whole turn just to bring in your Hero on A1.": (
        At(ROOK, "B6-B7", "H@A1", {}, {}, {"reserves": ("H", "")}),
        At(ROOK, "R@A1", "H@A1", {}, {}, {"reserves": ("RH", "")}),
    ),
    "After `B2-C3`, your King can come closer to the centre next.": (
        At(("KA1 QB2 MA2 CB1 RB6", ""), "B2-C3", "B6-B7"),
        At(("KA1 MA2 CB1 RB6", ""), "B1-C2", "B6-B7"),
    ),
    "From C3, your Queen can go to more squares than from B2.": (
        At(("KA1 QB2", ""), "B2-C3", "B2-A3"),
        At(("KA1 QB2", ""), "B2-A3", "B2-C3"),
    ),
    "From B2, your Queen can go to fewer squares than from C3.": (
        At(("KD4 QC3 HC16", ""), "C16-B15", "C3-B2"),
        At(("KD4 QC3 HC16", ""), "C3-B2", "C16-B15"),
    ),
}


@pytest.mark.parametrize("reason", REASONS)
def test_a_reason_is_given_where_it_is_true_and_not_elsewhere(reason: str) -> None:
    true, false = REASONS[reason]
    assert true.reason() == reason
    assert shape(false.reason()) != shape(reason)


def test_what_wins_the_match_is_told_first() -> None:
    """And what the rules tell is told as the reviewer finds it."""
    found = set[str]()
    for known in drawn(5, 0, random.Random(5)):
        if known.error:
            seen = review(GAME, known.state, action_of(known.move), known.state.position.turn)
            assert seen.grade
            better, worse = (
                Weighed(seen.weighing.candidates[at], seen.worths[at], seen.weighing.facts[at])
                for at in (seen.best, seen.at)
            )
            why = told(known.state, better, worse)
            assert why
            assert told(known.state, worse, better) == ""
            assert (why == ENGLISH.say("bot/wins-match-once")) == (better.facts.get("wins") == 0)
            found.add(why)
    assert len(found) > 1


def test_facts_of_older_versions_are_not_missed() -> None:
    state = table(*ROOK)
    one, two = (action_of(parse_move(state.position, 0, text)) for text in AWAY)
    for facts in ({"loses": 1}, {"reply": "2:E5-E9"}, {}):
        assert told(state, Weighed(one, 0.5, {}), Weighed(two, 0.2, facts)).startswith("From B7")


def test_nothing_is_said_of_luck_where_there_is_no_chance() -> None:
    assert presenter_of(GAME).luck_text(0.0, ENGLISH) == ""
