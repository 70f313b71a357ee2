"""The fullest tables and the strangest names, within what Discord takes."""

import re
from typing import Any

import pytest

from games.core.cards import CODES
from games.kill_the_kings.state import PEOPLE
from tests.bot.discord_io.test_messages import NASTY, SPECIAL
from tests.cogs.games.kill_the_kings.playing import (
    all_games,
    arrange,
    concede,
    deal,
    make,
    offered,
    read,
)
from tests.cogs.table.test_limits import check_everything
from tests.support.watch import cards_named
from tests.support.world import World, answer, buttons, labels, text_of

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


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
@pytest.mark.parametrize("table", TABLES)
async def test_the_fullest_tables_fit_and_lose_nothing(
    world: World, table: str, private: bool
) -> None:
    world.welcome("wide", nick="*" * 32)
    record, board = await deal(world, "wide", private=private)
    record = await arrange(world, record, **TABLES[table])
    check_everything(world)
    state = record.state
    held = {card for pile in state.piles for card in pile} | {*state.reserve}
    held |= set() if state.drawn is None else {state.drawn}
    (embed,) = board.embeds
    (picture,) = board.attachments
    for text in (embed.description, picture.description):
        assert held <= cards_named((text or "").replace("\ufe0e", ""))
    assert "in the stock" in (picture.description or "")
    assert len(picture.description or "") < 1024
    assert len(offered(board)) >= 1
    assert all(len(label) <= 34 for label in labels(board))


async def test_the_menu_takes_every_card_for_every_pile(world: World) -> None:
    record, board = await deal(world)
    await arrange(world, record, reserve="AC AD AH AS")
    (menu,) = [b for b in buttons(board) if b.get("options")]
    assert len(menu["options"]) == len(offered(board)) - 1
    assert len(menu["options"]) <= 25
    values = [option["value"] for option in menu["options"]]
    assert len(set(values)) == len(values)


@pytest.mark.parametrize("name", [*NASTY, "\u202eevil\u202c", "דוד המלך", "a\u0301" * 16])
async def test_a_name_is_only_a_name(world: World, name: str) -> None:
    world.welcome("odd", nick=name[:32])
    _, board = await deal(world, "odd")
    await make(world, "odd", board, ("draw", ""))
    plain = re.sub(r"\*\*|~~", "", board.embeds[0].description or "")
    assert not re.search(SPECIAL.replace(r"\*\*|", "").replace("~~|", ""), plain)
    check_everything(world)
    await world.people["odd"].slash(world.channel, "matches")
    check_everything(world)
    await concede(world, "odd", board)
    check_everything(world)
    assert (await all_games(world))[0].chairs[0].name == name[:32]


@pytest.mark.parametrize("name", NASTY)
async def test_a_shared_line_notifies_nobody_and_shows_a_name_as_it_is(
    world: World, name: str
) -> None:
    world.welcome("odd", nick=name[:32])
    _, board = await deal(world, "odd", daily=True)
    await concede(world, "odd", board)
    await world.people["odd"].click(board, label="Share the result")
    (line,) = world.messages(world.channel.id)
    assert line.ping_user_ids == []
    assert line.ping_role_ids == []
    plain = text_of(line).replace("**", "", 2)
    assert not re.search(SPECIAL, plain)


async def test_ten_games_are_listed(world: World) -> None:
    world.welcome("wide", nick="W" * 32)
    for number in range(10):
        await world.people["wide"].slash(
            world.channel, "play kill-the-kings", private=number % 2 == 0
        )
    result = await world.people["wide"].slash(world.channel, "matches")
    check_everything(world)
    text = read(answer(result))
    assert text.count("Kill the Kings") == 10
    offers = await world.people["wide"].autocomplete(world.channel, "hand", "match", "")
    assert len(offers) == 10
