"""Takebacks in the hands of every game: the button's position, and that everybody sees them."""

from collections import defaultdict
from dataclasses import replace
from itertools import islice

from bot.base.language import languages
from bot.pages.model import Page
from cogs.takebacks.actions import Request, note
from games.core.takebacks import leaves_no_trace
from tests.cogs.test_conformance_of_looks import NAMES, acting
from tests.games.every import for_several
from tests.games.playing import AnyGame, sample_of
from tests.support.imagined import Pages, imagined, presenter_of
from tests.support.phone import MAX_HEIGHT, height

LOOKED_AT = 40
"""Maximum number of steps of a match that are looked at."""
ENOUGH = 4
"""Number of moves that can be taken back after which a match has been looked at."""
SHOWN = {"takeback", "answer_takeback"}
Spot = tuple[int, int]


def places_of(page: Page) -> dict[Spot, str]:
    """Return the positions of a takeback's controls, by row and place, with their verbs."""
    return {
        (number, place): button.verb
        for number, row in enumerate(page.rows)
        if isinstance(row, tuple)
        for place, button in enumerate(row)
        if button.verb in SHOWN and not button.disabled
    }


def spots_by_action(pages: Pages, seat: int) -> dict[str, set[Spot]]:
    """Return the positions of a hand's buttons that play an action, by action.

    Those that are there before anything is picked have an empty name.
    """
    found: dict[str, set[Spot]] = defaultdict(set)
    for draft, page in pages.hands(seat)[0].items():
        for spot in acting(page):
            row = page.rows[spot[0]]
            assert isinstance(row, tuple)
            button = row[spot[1]]
            found[str(pages.presenter.action(button.verb, button.args, ()))].add(spot)
            if not draft:
                found[""].add(spot)
    return found


@for_several
def test_what_takes_a_move_back_comes_where_no_control_stood_that_acts(game: AnyGame) -> None:
    """So a double press of a move takes nothing back, and one of this plays nothing."""
    presenter, found = presenter_of(game), set[str]()
    for seed, language in enumerate(languages()):
        seen = 0
        # The same match twice, one of them a step ahead.
        now, ahead = (islice(imagined(game, seed, NAMES), LOOKED_AT) for _ in range(2))
        for record, later in zip(now, islice(ahead, 1, None), strict=False):
            entry, seat = later.entries[-1][0], later.entries[-1][0].seat
            if later.status != "running" or entry.kind != "action" or seat not in record.to_act:
                continue
            action = game.actions.validate_python(entry.action)
            before, seats = game.copy(record.state), len(record.chairs)
            if not leaves_no_trace(game, before, seats, seat, action, bytes(32)):
                continue
            stood = spots_by_action(replace(Pages(record, presenter), language=language), seat)
            pages = replace(Pages(later, presenter), language=language)
            later.unrated = "casual"
            takeback = Request(seat, later.version, later.version)
            note(later, later.version, takeback)
            hand = pages.hand(seat)
            spots = places_of(hand)
            acted = stood[""] | stood[str(entry.action)]
            assert not spots.keys() & acted, (later.version, entry)
            assert height(hand) <= MAX_HEIGHT
            seen += len(spots)
            found.add((entry.action or {}).get("type", ""))
            note(later, later.version, replace(takeback, asked=True))
            assert len(places_of(pages.board())) == 2
            note(later, later.version, None)
            if seen >= ENOUGH:
                break
    assert found >= sample_of(game, "FREE", set())
