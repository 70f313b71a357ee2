"""Played where only the player has installed the bot: the board is the answer to their clicks."""

import pytest

from bot.match.ledger import NOT_THERE
from tests.cogs.games.kill_the_kings.elsewhere import Elsewhere, Kind
from tests.cogs.games.kill_the_kings.playing import allowed, offered, read, said
from tests.support.reading import control_of, words
from tests.support.watch import cards_named
from tests.support.wording import english
from tests.support.world import MONTH, World, answer, labels, pings

MINUTES = 60


@pytest.fixture
async def place(world: World, request: pytest.FixtureRequest) -> Elsewhere:
    kind: Kind = getattr(request, "param", "group")
    return Elsewhere(world, kind)


in_both = pytest.mark.parametrize("place", ["server", "group"], indirect=True)
"""In a server without the bot, and in a group; else one is as good as the other."""


@in_both
async def test_the_board_is_public_and_every_press_edits_it(world: World, place: Elsewhere) -> None:
    result = await place.command()
    board = answer(result)
    assert result.ephemeral
    assert not board.ephemeral
    assert [message.id for message in place.messages] == [board.id]
    assert board.attachments[0].filename == "board.png"
    (record,) = await world.all_matches()
    assert record.private
    for move in (("draw", ""), ("draw", ""), ("draw", "")):
        assert not (await place.make("ann", board, move)).followups
        assert offered(board) == allowed(await world.now(record))
    assert [message.id for message in place.messages] == [board.id]
    assert not any(pings(message) for message in place.messages)
    assert said(await place.click("ann", board, "Rules"))
    assert said(await place.click("ann", board, "Hint (a win won't count)")).startswith("Hint:")
    assert len(place.messages) == 1
    assert place.intrusions() == []


@in_both
async def test_others_who_see_a_board_are_told_whose_it_is(world: World, place: Elsewhere) -> None:
    board = await place.deal()
    assert "someone else's game" in said(await place.click("bob", board, "Draw"))
    assert "Kill the Kings" in said(await place.click("bob", board, "Rules"))
    assert english(NOT_THERE) in said(await world.force("bob", control_of(board, "draw")))


async def test_a_board_comes_without_its_picture_where_uploads_are_refused(
    world: World, place: Elsewhere
) -> None:
    with world.refusals.refuse(None, 400001):
        board = await place.deal()
        assert not board.attachments
        await place.make("ann", board, ("draw", ""))
    assert not board.attachments
    await place.make("ann", board, ("draw", ""))
    assert board.attachments


async def test_nothing_is_lost_when_discord_has_forgotten_the_last_click(
    world: World, place: Elsewhere
) -> None:
    board = await place.deal()
    (record,) = await world.all_matches()
    await world.env.advance_time(16 * MINUTES)
    for move in (("draw", ""), ("draw", "")):
        assert not (await place.make("ann", board, move)).followups
        assert offered(board) == allowed(await world.now(record))
    assert place.intrusions() == []


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_concession_shows_on_the_board(
    world: World, place: Elsewhere, restarted: bool
) -> None:
    """At once where Discord lets us, else with the next press."""
    board = await place.deal()
    draw = control_of(board, "draw")
    if restarted:
        await place.make("ann", board, ("draw", ""))
        await world.restart()
    question = answer(await place.click("ann", board, "Concede"))
    assert question.ephemeral
    await place.click("ann", question, "Yes, concede")
    (record,) = await world.all_matches()
    assert record.state.ending == "conceded"
    await place.press("ann", board, draw)
    assert "**Conceded.**" in read(board)
    assert "New game" in labels(board)
    assert place.intrusions() == []


@in_both
async def test_a_new_game_comes_in_a_message_of_its_own(world: World, place: Elsewhere) -> None:
    board = await place.deal()
    await place.make("ann", board, ("draw", ""))
    question = answer(await place.click("ann", board, "Concede"))
    await place.click("ann", question, "Yes, concede")
    (old,) = await world.all_matches()
    menu = answer(await place.click("ann", board, "More"))
    assert old.secret.hex() in said(await place.click("ann", menu, "Verify the match"))
    fresh = answer(await place.click("ann", board, "New game"))
    assert not fresh.ephemeral
    (new,) = [game for game in await world.all_matches() if game.live]
    assert new.private
    await place.make("ann", fresh, ("draw", ""))
    assert offered(fresh) == allowed(await world.now(new))
    assert len(place.messages) == 2
    assert place.intrusions() == []


async def test_a_board_of_a_server_is_not_called_out_of_it(world: World, place: Elsewhere) -> None:
    await world.deal()
    hand = answer(await place.command("ann", "hand"))
    menu = answer(await place.click("ann", hand, "More"))
    told = said(await place.click("ann", menu, "Post the board again"))
    assert f"<#{world.channel.id}>" in told
    assert place.messages == []
    assert place.intrusions() == []
    assert len(world.messages(world.channel.id)) == 1


async def test_a_game_put_aside_is_taken_up_there(world: World, place: Elsewhere) -> None:
    board = await place.deal()
    (record,) = await world.all_matches()
    await world.leap(MONTH + 60)
    assert (await world.now(record)).status == "archived"
    await place.press("ann", board, control_of(board, "draw"))
    assert "Paused after" in board.content
    assert labels(board) == ["Resume"]
    again = answer(await place.command("ann", "hand"))
    await place.make("ann", again, ("draw", ""))
    assert offered(again) == allowed(await world.now(record))
    assert place.intrusions() == []


async def test_games_for_several_are_refused_there(world: World, place: Elsewhere) -> None:
    told = said(await place.command("ann", "play high-card"))
    assert "play it on a server I'm in" in told
    assert await world.all_matches() == []


async def test_the_daily_deal_is_private_there_until_shared(world: World, place: Elsewhere) -> None:
    board = answer(await place.daily())
    assert board.ephemeral
    await place.make("ann", board, ("draw", ""))
    question = answer(await place.click("ann", board, "Concede"))
    await place.click("ann", question, "Yes, concede")
    assert place.messages == []
    await place.click("ann", board, "Share the result")
    (line,) = place.messages
    shared = words(world.public(line.channel_id, line.id))
    assert cards_named(shared) == set()
    assert "conceded" in shared
    assert "Share the result" not in labels(board)
    assert "You've played today's deal" in said(await place.daily())
    assert place.intrusions() == []


@in_both
async def test_the_daily_deal_of_one_place_is_the_same_for_everybody_there(
    world: World, place: Elsewhere
) -> None:
    boards = [answer(await place.daily(name)) for name in ("ann", "bob")]
    first, second = await world.all_matches()
    assert first.state.stock == second.state.stock
    for name, board in zip(("ann", "bob"), boards, strict=True):
        await place.make(name, board, ("draw", ""))
    assert offered(boards[0]) == offered(boards[1])
    await world.deal("cem", daily=True)
    (third,) = [game for game in await world.all_matches() if game.guild_id == world.guild.id]
    assert third.secret != first.secret
