"""Games from the deal to their end, by the buttons alone."""

from typing import Any

import pytest

from bot.pages.model import Page, Select
from games.core.cards import code, parse
from games.kill_the_kings import KillTheKings
from games.kill_the_kings.state import PlaceCard
from tests.cogs.games.kill_the_kings.playing import (
    NEAR_WIN,
    all_games,
    allowed,
    arrange,
    cards,
    deal,
    deal_directly,
    make,
    now,
    offered,
    read,
    said,
    state_of,
)
from tests.cogs.games.positions import alternative, labels_on, pages_of
from tests.support.world import Click, World, answer, found_button

GAME = KillTheKings()


def plain(text: str) -> str:
    """A text without the selectors that say how its signs are drawn."""
    return text.replace("\ufe0e", "")


async def test_a_game_in_direct_messages_is_conceded_verified_and_dealt_anew(
    world: World,
) -> None:
    board = await deal_directly(world)
    ann = world.people["ann"].user
    await ann.click(board, label="Draw")
    assert said(await ann.click(board, label="Hint (a win won't count)")).startswith("Hint:")
    question = answer(await ann.click(board, label="Concede"))
    await ann.click(question, label="Yes, concede")
    assert "**Conceded.**" in read(board)
    (record,) = await all_games(world)
    assert record.secret.hex() in said(await ann.click(board, label="Verify the deal"))
    await ann.click(board, label="New game")
    (new,) = [game for game in await all_games(world) if game.live]
    await ann.click(await world.board(new), label="Draw")
    assert offered(await world.board(new)) == allowed(await now(world, new))
    assert len([m for m in world.direct_messages("ann") if m.attachments]) == 2


async def test_a_game_is_won_from_the_first_card_to_the_last_king(world: World) -> None:
    kills = ("QC QD QH", "JD JC JH", "10H 10C 10D", "9S 9C 9D")
    record, board = await deal(world)
    await arrange(world, record, top=" ".join(kills))
    for pile, three in enumerate(kills):
        for card in three.split():
            for move in (("draw", ""), ("place", f"{card}/{pile}")):  # two presses a card
                assert offered(board) == allowed(await now(world, record))
                assert not (await make(world, "ann", board, move)).followups
        assert "is dead**, killed by three of a kind" in read(board)
        told = plain(board.attachments[0].description or "")
        assert sum(line[2:].startswith(" dead: ") for line in told.splitlines()) == pile + 1
        assert f"Reserve, 0 of {5 + pile}" in told
    record = await now(world, record)
    assert (record.status, record.state.ending) == ("over", "won")
    assert "All four kings are dead: ann wins**, with 12 cards drawn" in read(board)


def board_of(**table: Any) -> Page:
    return pages_of(GAME, state_of(**table), ["ann"]).board()


def test_what_kills_is_told_and_offered_in_green() -> None:
    assert "K♣: Q♣ Q♦ · Q♥ kills him" in plain(alternative(board_of(**NEAR_WIN)))
    page = board_of(**{**NEAR_WIN, "drawn": "QH", "top": ""})
    assert isinstance(page.rows[1], tuple)
    able = [each for each in page.rows[1] if each.verb == "place" and not each.disabled]
    assert [(each.args, each.style, plain(each.label)) for each in able] == [
        ("QH/0", "success", "→ K♣")
    ]


def test_a_king_that_died_is_marked_and_gave_a_slot() -> None:
    page = board_of(piles=("QC QD QH",), deaths=("kind",), drawn="3D")
    text = plain(alternative(page))
    assert "K♣ dead: Q♣ Q♦ Q♥" in text
    assert "Reserve, 0 of 5" in text
    assert [plain(label) for label in labels_on(page) if "K" in label] == [
        "✗ K♣",
        "→ K♦",
        "→ K♥",
        "→ K♠",
    ]


def test_with_an_empty_stock_the_reserve_is_played() -> None:
    """One choice for each card and place, what kills first."""
    state = state_of(("QC QD", "AD", "", "JD"), reserve="3C QH", stock=0)
    page = board_of(piles=("QC QD", "AD", "", "JD"), reserve="3C QH", stock=0)
    assert "play the last cards from the reserve" in page.text
    menu = page.rows[1]
    assert isinstance(menu, Select)
    assert [(plain(each.label), plain(each.told)) for each in menu.options] == [
        ("Q♥ → K♣", "kills K♣"),
        ("3♣ → K♣", "alternating 2/5, suit 1/4, kind 1/3"),
        ("3♣ → K♥", ""),
        ("3♣ → K♠", "alternating 2/5, suit 1/4, kind 1/3"),
        ("Q♥ → K♥", ""),
    ]
    assert {each.value for each in menu.options} == {
        f"{code(each.card)}/{each.pile}"
        for each in GAME.menu(state, 0)
        if isinstance(each, PlaceCard)
    }


@pytest.mark.parametrize("slots", range(4, 8))
def test_only_what_can_be_done_is_offered(slots: int) -> None:
    """Kings are greyed out where others take the card, so that each keeps its place."""
    dead = ("QC QD QH", "JC JD JH", "10C 10D 10H")[: slots - 4]
    deaths = ("kind",) * len(dead)
    reserve = ["AS", "5S", "2S", "AH", "7C", "4D", "4C"][:slots]
    kings, held_back = ["K♣", "K♦", "K♥", "K♠"], ["Play from the reserve"]
    others = ["Rules", "Concede", "Hint (a win won't count)"]
    for held, drawn, expected in (
        (reserve, None, [["Rules", "Risk a draw", *others[1:]], held_back]),
        (reserve[1:], None, [["Draw", *others], held_back]),
        (reserve, "3D", [others, kings]),
        ([], None, [["Draw", *others]]),
    ):
        page = board_of(piles=dead, deaths=deaths, reserve=" ".join(held), drawn=drawn)
        assert expected == [
            [row.placeholder]
            if isinstance(row, Select)
            else [plain(each.label).strip("→✗ ") for each in row]
            for row in page.rows
        ]


async def test_every_decision_is_one_press(world: World) -> None:
    """A drawn card goes into the reserve by itself; both steps are logged."""
    for private in (False, True):
        record, board = await deal(world, private=private)
        await arrange(world, record, piles=("QC",), reserve="10H", top="9D 3S")
        for move in (
            *(("draw", ""), ("draw", ""), ("place", "3S/3"), ("undo", ""), ("place", "3S/3")),
            *(("place", "10H/0"), ("place", "9D/1")),
        ):
            version = (await now(world, record)).version
            assert not (await make(world, "ann", board, move)).followups
            assert (await now(world, record)).version == version + 1 + (move[0] == "draw")
            assert offered(board) == allowed(await now(world, record))
        log = await world.bot.queries.log_of(record.id)
        assert [entry.action["type"] for entry in log[:4] if entry.action] == [
            *("draw", "reserve", "draw", "reserve"),
        ]


async def test_what_is_drawn_is_told_and_kept(world: World) -> None:
    record, board = await deal(world)
    await arrange(world, record, piles=("AC", "AD", "AH", "10S"), top="9D JC")
    await make(world, "ann", board, ("draw", ""))
    assert "put **9♦** under a king, or leave it in the reserve and draw." in read(board)
    await make(world, "ann", board, ("draw", ""))
    assert "**J♣** fits nowhere, so it waits in the reserve." in read(board)
    assert (await now(world, record)).state.reserve == cards("9D JC")


async def test_a_draw_pressed_twice_is_never_one_at_risk(world: World) -> None:
    """The button that has filled the reserve is elsewhere than the one that may end the game."""
    record, board = await deal(world)
    await arrange(world, record, piles=("AC", "AD", "AH", "QS"), reserve="JC JD JH", top="9D 10H")
    before = found_button(board, "Draw")
    await world.at_once(*[Click("ann", board, custom_id=before["custom_id"])] * 2)
    assert (await now(world, record)).state.reserve == cards("JC JD JH 9D")
    assert ("draw", "") in offered(board) and "\nDraw\n" not in read(board)
    risk = found_button(board, "Risk a draw")
    assert (risk["style"], risk.get("disabled", False)) == (4, False)
    await world.at_once(*[Click("ann", board, custom_id=risk["custom_id"])] * 2)
    assert (await now(world, record)).state.drawn == parse("10H")
    assert offered(board) == {("place", "10H/3")}


async def test_a_card_that_fits_nowhere_busts_and_one_that_leaves_nothing_ends_the_game(
    world: World,
) -> None:
    record, board = await deal(world)
    piles = ("AC", "AD", "AH", "AS")
    await arrange(world, record, piles=piles, reserve="JC JD JH JS", top="10H")
    assert "**The reserve is full:**" in read(board)
    await make(world, "ann", board, ("draw", ""))
    assert "**Bust!** **10♥** fits nowhere" in read(board)
    assert (await now(world, record)).state.ending == "bust"
    record, board = await deal(world)
    piles = ("AC", "AD", "AH", "2S")
    await arrange(world, record, piles=piles, reserve="JC", drawn="AS", stock=0)
    await make(world, "ann", board, ("place", "AS/3"))
    assert "**Out of moves:**" in read(board)
    assert (await now(world, record)).state.ending == "out_of_moves"
