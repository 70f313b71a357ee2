"""Games from the deal to their end, by the buttons alone."""

import json
import random

import pytest

from bot.matches.verification import verify
from games.kill_the_kings.state import KINGS
from tests.cogs.games.kill_the_kings.playing import (
    CROWDED,
    MONTH,
    NEAR_WIN,
    all_games,
    allowed,
    arrange,
    ask,
    concede,
    deal,
    deal_directly,
    make,
    now,
    offered,
    play_on,
    read,
    said,
)
from tests.support.watch import cards_named
from tests.support.world import World, answer, buttons, labels, pings, text_of


@pytest.mark.parametrize("private", [False, True])
async def test_a_game_begins_at_once_with_every_king_alive(world: World, private: bool) -> None:
    result = await ask(world, private=private)
    (record,) = await all_games(world)
    assert result.ephemeral
    assert (record.status, record.carried) == ("running", private)
    board = answer(result) if private else await world.board(record)
    text = read(board)
    for king in ("K♣", "K♦", "K♥", "K♠"):
        assert king in text
    assert "Reserve, 0 of 4" in text
    assert "48 cards in the stock" in text
    assert labels(board) == ["Draw", "Hint", "Concede", "Rules"]
    assert board.attachments[0].filename == "board.png"
    assert world.picture(board).startswith(b"\x89PNG")


async def test_a_public_board_stands_in_the_channel_and_answers_privately(world: World) -> None:
    result = await ask(world)
    assert "on the table" in said(result)
    (board,) = world.messages(world.channel.id)
    assert not pings(board)
    assert world.channel.threads == []


async def test_only_what_is_legal_is_offered_at_every_step_to_the_end(world: World) -> None:
    record, board = await deal(world)
    await arrange(world, record, **CROWDED)
    assert await play_on(world, record, board, random.Random(0)) >= 4
    record = await now(world, record)
    assert record.status == "over"
    assert record.published_version == record.version
    assert len(world.messages(world.channel.id)) == 1
    assert labels(await world.board(record)) == ["New game", "Replay", "Verify the deal", "Rules"]


async def test_only_what_is_legal_is_offered_in_private(world: World) -> None:
    record, board = await deal(world, private=True)
    await arrange(world, record, **CROWDED)
    count = await play_on(world, record, board, random.Random(3))
    assert len(await world.bot.queries.log_of(record.id)) == count
    assert labels(board) == ["New game", "Replay", "Verify the deal", "Rules"]
    assert world.messages(world.channel.id) == []


async def test_a_whole_game_is_played_in_direct_messages(world: World) -> None:
    board = await deal_directly(world)
    (record,) = await all_games(world)
    assert not record.carried
    assert not board.ephemeral
    await arrange(world, record, **CROWDED)
    await play_on(world, record, board, random.Random(4))
    assert (await now(world, record)).status == "over"
    boards = [message for message in world.direct_messages("ann") if message.attachments]
    assert len(boards) == 1
    assert world.messages(world.channel.id) == []


async def test_a_game_in_direct_messages_is_conceded_verified_and_dealt_anew(
    world: World,
) -> None:
    board = await deal_directly(world)
    ann = world.people["ann"].user
    await ann.click(board, label="Draw")
    assert said(await ann.click(board, label="Hint")).startswith("Hint:")
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
            for move in (("draw", ""), ("place", f"{card}/{pile}")):
                assert offered(board) == allowed(await now(world, record))
                assert not (await make(world, "ann", board, move)).followups
        assert read(board).count("☠ ~~") == pile + 1
        assert f"Reserve, 0 of {5 + pile}" in read(board)
    record = await now(world, record)
    assert (record.status, record.state.ending) == ("over", "won")
    assert "All four kings are dead: ann wins**, with 12 cards drawn" in read(board)


async def test_the_last_kill_wins(world: World) -> None:
    record, board = await deal(world)
    await arrange(world, record, **NEAR_WIN)
    assert "**Q♥** kills" in read(board)
    await make(world, "ann", board, ("draw", ""))
    kill = next(b for b in buttons(board) if b["label"].startswith("☠"))
    assert ":place:QH/0" in kill["custom_id"]
    assert kill["style"] == 3
    await world.people["ann"].click(board, custom_id=kill["custom_id"])
    assert "ann wins" in read(board)
    assert (await now(world, record)).state.ending == "won"


async def test_a_king_that_dies_is_marked_and_gives_a_slot(world: World) -> None:
    record, board = await deal(world)
    await arrange(world, record, piles=("QC QD",), drawn="QH")
    await make(world, "ann", board, ("place", "QH/0"))
    text = read(board)
    assert "K♣ is dead" in text
    assert "~~K♣~~" in text
    assert "0 of 5" in text
    assert "1 of 4 kings killed" in text
    await make(world, "ann", board, ("draw", ""))
    assert not any(value.endswith("/0") for verb, value in offered(board) if verb == "place")


async def test_a_card_that_fits_nowhere_with_a_full_reserve_busts(world: World) -> None:
    record, board = await deal(world)
    piles = ("AC", "AD", "AH", "AS")
    await arrange(world, record, piles=piles, reserve="JC JD JH JS", top="10H")
    assert "**The reserve is full:**" in read(board)
    draw = next(b for b in buttons(board) if b["label"] == "Draw")
    assert draw["style"] == 4
    await make(world, "ann", board, ("draw", ""))
    assert "**Bust!** **10♥** fits nowhere" in read(board)
    assert offered(board) == set()
    assert (await now(world, record)).state.ending == "bust"


async def test_the_last_card_that_leaves_nothing_to_play_ends_the_game(world: World) -> None:
    record, board = await deal(world)
    piles = ("AC", "AD", "AH", "2S")
    await arrange(world, record, piles=piles, reserve="JC", drawn="AS", stock=0)
    await make(world, "ann", board, ("place", "AS/3"))
    assert "**Out of moves:**" in read(board)
    assert (await now(world, record)).state.ending == "out_of_moves"


async def test_with_an_empty_stock_the_reserve_is_played_from_the_menu(world: World) -> None:
    record, board = await deal(world)
    piles = ("QC QD", "AD", "AH", "AS")
    await arrange(world, record, piles=piles, reserve="QH 3C", stock=0)
    assert "Draw" not in labels(board)
    (menu,) = [b for b in buttons(board) if b.get("options")]
    assert menu["placeholder"] == "Play a card from the reserve"
    assert "☠ Q♥ kills K♣" in read(board)
    await make(world, "ann", board, ("place", "QH/0"))
    assert (await now(world, record)).state.deaths[0] == "kind"


async def test_conceding_asks_once_and_can_be_thought_better_of(world: World) -> None:
    record, board = await deal(world)
    question = await world.people["ann"].click(board, label="Concede")
    assert "Concede this game?" in said(question)
    assert (await now(world, record)).version == record.version
    await world.people["ann"].click(answer(question), label="Keep playing")
    await make(world, "ann", board, ("draw", ""))
    await concede(world, "ann", board)
    assert (await now(world, record)).state.ending == "conceded"
    assert "**Conceded.**" in read(board)
    assert labels(board) == ["New game", "Replay", "Verify the deal", "Rules"]


async def test_resign_concedes_as_the_button_does(world: World) -> None:
    record, board = await deal(world)
    question = await world.people["ann"].slash(world.channel, "resign")
    await world.people["ann"].click(answer(question), label="Yes, concede")
    assert (await now(world, record)).state.ending == "conceded"
    assert "**Conceded.**" in read(board)


async def test_new_game_deals_another_game_in_the_same_channel(world: World) -> None:
    record, board = await deal(world)
    await concede(world, "ann", board)
    await world.people["ann"].click(board, label="New game")
    (new,) = [game for game in await all_games(world) if game.id != record.id]
    assert new.state.stock != record.state.stock
    assert new.commitment != record.commitment
    assert (await world.board(new)).channel_id == world.channel.id
    await make(world, "ann", await world.board(new), ("draw", ""))
    assert "**Conceded.**" in read(board)


async def test_a_hint_is_a_legal_move_told_to_the_player_alone(world: World) -> None:
    record, board = await deal(world)
    hint = await world.people["ann"].click(board, label="Hint")
    assert said(hint).startswith("Hint: draw a card.")
    await arrange(world, record, **{**NEAR_WIN, "drawn": "QH", "top": ""})
    hint = await world.people["ann"].click(board, label="Hint")
    assert "Hint: Q♥ kills K♣." in said(hint)
    assert (await now(world, record)).version == record.version
    assert len(world.messages(world.channel.id)) == 1


@pytest.mark.parametrize("private", [False, True])
async def test_the_deal_of_an_ordinary_game_can_be_verified(world: World, private: bool) -> None:
    record, board = await deal(world, private=private)
    for _ in range(2):
        await make(world, "ann", board, ("draw", ""))
        await make(world, "ann", board, ("reserve", ""))
    early = await world.press("ann", board, f"{record.id}:1:verify")
    assert "shown when the match is over" in said(early)
    await concede(world, "ann", board)
    shown = await world.people["ann"].click(board, label="Verify the deal")
    assert record.secret.hex() in said(shown)
    export = world.picture(answer(shown)).decode()
    assert verify(export)
    assert len(json.loads(export)["log"]) == 5


async def test_the_board_never_tells_what_is_still_in_the_stock(world: World) -> None:
    """The order of the stock is in no message, and a card is seen only once it is drawn."""
    record, board = await deal(world)
    for _ in range(4):
        await make(world, "ann", board, ("draw", ""))
        await make(world, "ann", board, ("reserve", ""))
        known = (await now(world, record)).state.reserve
        assert cards_named(read(board)) == {*known, *KINGS}


async def test_a_game_for_one_never_notifies_and_never_shows_a_clock(world: World) -> None:
    """Not even somebody who wants their hand in direct messages."""
    with world.env._bot_scope():
        await world.bot.preferences.toggle(world.people["ann"].id, "direct_hands", "en-US")
    record, _ = await deal(world)
    for verb in ("draw", "reserve", "draw", "reserve"):
        await make(world, "ann", await world.board(await now(world, record)), (verb, ""))
        await world.leap(3600 * 7)
    await world.leap(MONTH)
    board = await world.board(await now(world, record))
    await world.people["ann"].click(board, label="Take it up again")
    assert world.direct_messages("ann") == []
    written = [m for stored in world.env.backend.messages.values() for m in stored.values()]
    assert len(written) >= 2
    for message in written:
        assert pings(message) == []
        assert "<t:" not in text_of(message)
        assert "Time ends" not in text_of(message)
