"""The fullest tables and the strangest names, within what Discord takes."""

import re
from typing import Any

import pytest

from games.core.cards import CODES
from games.kill_the_kings import KillTheKings
from games.kill_the_kings.state import PEOPLE
from tests.bot.discord_io.test_messages import NASTY, SPECIAL
from tests.cogs.games.kill_the_kings.playing import concede, deal, state_of
from tests.cogs.games.positions import alternative, labels_on, pages_of
from tests.cogs.table.test_limits import check_everything
from tests.support.looking import within_limits
from tests.support.watch import cards_named
from tests.support.world import World, text_of

GAME = KillTheKings()
LONG = "QC QS JS JH 10H 10C 9H 9C 8D 8S 7H 7C 6H 6C 5D 5H 4S 4D 3C 3D 2H 2C AD AC"


def quarters(held: str = "") -> tuple[str, ...]:
    """All cards but those held, shared out among the four piles."""
    words = [CODES[card] for card in PEOPLE if CODES[card] not in held.split()]
    return tuple(" ".join(words[start::4]) for start in range(4))


TABLES: dict[str, dict[str, Any]] = {
    "one long pile": {"piles": (LONG,), "reserve": "QD JC 10D 9S", "stock": 1},
    "all in piles": {"piles": quarters("AS"), "drawn": "AS", "stock": 0},
    "full reserve": {
        "piles": ("QD JC 10D 9S", "QC QS", "3S 2S", "QH JH"),
        "deaths": (None, "kind", "kind", "kind"),
        "reserve": "8D 8H 7D 7H 6D 6H 5D",
    },
    "a reserve for every pile": {"reserve": "AC AD AH AS"},
    "every card kills": {
        "piles": ("QC JD 10C 9D", "QD JC 10D 9C", "QH JS 10H 9S", "QS JH 10S 9H"),
        "reserve": "8D 8C 8H 8S",
    },
    "every card kills and one is drawn": {
        "piles": ("QC JD 10C 9D", "QD JC 10D 9C", "QH JS 10H 9S", "QS JH 10S 9H"),
        "reserve": "8D 8C 8H",
        "drawn": "8S",
    },
}


@pytest.mark.parametrize("table", TABLES)
def test_the_fullest_tables_fit_and_lose_nothing(table: str) -> None:
    state = state_of(**TABLES[table])
    page = pages_of(GAME, state, ["*" * 32]).board()
    within_limits(page)
    held = {card for pile in state.piles for card in pile} | {*state.reserve}
    held |= set() if state.drawn is None else {state.drawn}
    assert held <= cards_named(alternative(page).replace("\ufe0e", ""))
    assert "in the stock" in alternative(page)
    assert all(len(label) <= 34 for label in labels_on(page))


async def test_shared_lines_notify_nobody_and_show_names_as_they_are(world: World) -> None:
    for number, name in enumerate((*NASTY, "\u202eevil\u202c", "דוד המלך", "a\u0301" * 16)):
        world.welcome(f"odd{number}", nick=name[:32])
        record, board = await deal(world, f"odd{number}", daily=True)
        assert record.chairs[0].name == name[:32]
        await concede(world, f"odd{number}", board)
        await world.people[f"odd{number}"].click(board, label="Share the result")
        line = world.messages(world.channel.id)[-1]
        assert line.ping_user_ids == []
        assert line.ping_role_ids == []
        plain = text_of(line).replace("**", "", 2)
        assert not re.search(SPECIAL, plain)
    check_everything(world)
    assert len(world.messages(world.channel.id)) == len(NASTY) + 3
