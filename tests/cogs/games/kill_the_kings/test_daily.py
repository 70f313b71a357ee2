"""The daily deal: the same for all of a server, one attempt each, shared without a card."""

import pytest
from simcord import ChannelHandle, ResponseMessage

from bot.match.ledger import NOT_THERE
from bot.match.record import Record
from bot.match.verification import verify
from tests.cogs.games.kill_the_kings.playing import (
    NEAR_WIN,
    allowed,
    arrange,
    dealt,
    make,
    offered,
    read,
    said,
)
from tests.support.any_table import TRACE
from tests.support.reading import control_of
from tests.support.watch import cards_named
from tests.support.wording import english
from tests.support.world import DAY, Click, World, answer, labels, pings, text_of, words

HOUR = 3600
PLAYED = "You've played today's deal"


def everything_written(world: World) -> str:
    """All messages, private ones included, and all that was sent to Discord."""
    stored = [m for found in world.env.backend.messages.values() for m in found.values()]
    told = [f"{m.content} {m.embeds} {m.components}" for m in stored]
    return "\n".join(told + [str(request.json) for request in world.env.http_requests])


async def test_two_people_of_a_server_draw_the_same_cards(world: World) -> None:
    """In another channel, after a restart and late in the day too; an ordinary game is another."""
    mine, _ = await world.deal(daily=True)
    await world.restart()
    await world.leap(20 * HOUR)
    elsewhere = world.guild.create_text_channel("elsewhere")
    yours, _ = await world.deal("bob", place=elsewhere, daily=True)
    ordinary, _ = await world.deal("cem")
    assert mine.state.stock == yours.state.stock != ordinary.state.stock
    assert ordinary.shared_deal is None


async def test_the_day_ends_at_midnight_utc(world: World) -> None:
    """And brings another deal. The simulated world begins at midnight."""
    first, board = await world.deal(daily=True)
    assert "1 Jan 2026" in read(board)
    await world.leap(DAY - 60)
    await world.begin_daily("ann", "kill-the-kings")
    assert len(await world.all_matches()) == 1
    await world.leap(61)
    second, board = await world.deal(daily=True)
    assert second.secret != first.secret
    assert second.state.stock != first.state.stock
    assert "2 Jan 2026" in read(board)


async def test_another_server_has_another_deal(world: World) -> None:
    first, _ = await world.deal(daily=True)
    other = world.env.create_guild("The Other Keep")
    hall = other.create_text_channel("hall")
    guest = other.add_member(world.people["ann"].user)
    await world.env.settle()
    deals = answer(await guest.slash(hall, "daily"))
    assert PLAYED not in read(answer(await guest.click(deals, label="Kill the Kings")))
    (second,) = [game for game in await world.all_matches() if game.id != first.id]
    assert second.guild_id == other.id
    assert second.state.stock != first.state.stock
    assert second.secret != first.secret


def halls(world: World) -> list[ChannelHandle]:
    """The channel of the attempt, another one, and a thread."""
    made = world.env.backend.create_thread(world.channel.id, "side", world.people["ann"].id)
    elsewhere = world.guild.create_text_channel("elsewhere")
    return [world.channel, elsewhere, world.place(made.id)]


async def test_an_attempt_that_is_over_is_not_given_again(world: World) -> None:
    """Anywhere on the server, after a restart, or privately."""
    _, board = await world.deal(daily=True)
    await make(world, "ann", board, ("draw", ""))
    await world.concede("ann", board)
    for place in halls(world):
        page = await world.begin_daily("ann", "kill-the-kings", place)
        assert PLAYED in said(page)
        assert "**Conceded.**" in said(page)
        assert f"<t:{1767225600 + DAY}:R>" in said(page)
        assert offered(page) == {("daily", "")}
        assert "Share the result" in labels(page)
        await world.restart()
    assert len(await world.all_matches()) == 1


async def test_an_unfinished_attempt_is_given_back(world: World) -> None:
    """Anywhere on the server, and after a restart."""
    record, board = await world.deal(daily=True)
    await make(world, "ann", board, ("draw", ""))
    for place in halls(world):
        again = await world.begin_daily("ann", "kill-the-kings", place)
        assert again.ephemeral
        assert offered(again) == allowed(await world.now(record))
        await make(world, "ann", again, ("draw", ""))
        await world.restart()
    assert len(await world.all_matches()) == 1


async def won(world: World, name: str = "ann") -> tuple[Record, ResponseMessage]:
    record, board = await world.deal(name, daily=True)
    await arrange(world, record, **NEAR_WIN)
    await make(world, name, board, ("draw", ""))
    await make(world, name, board, ("place", "QH/0"))
    return await world.now(record), board


async def test_nothing_is_public_until_the_result_is_shared(world: World) -> None:
    _, board = await won(world)
    assert world.messages(world.channel.id) == []
    await world.press("ann", board, "Share the result")
    (line,) = world.messages(world.channel.id)
    shared = world.public(world.channel.id, line.id)
    text = words(shared)
    assert "result.png ann · Kill the Kings: daily deal, 1 Jan 2026 · ♚♚♚♚ won · " in text
    assert cards_named(text) == set()
    assert labels(shared) == ["Play it too"]
    assert text_of(line).count("ann") == 1 and "Kill the Kings" not in text_of(line)
    assert pings(line) == []
    theirs = await world.press("bob", shared, "Play it too")
    first, second = await world.all_matches()
    assert theirs.ephemeral and first.shared_deal == second.shared_deal
    await world.leap(DAY)
    assert "Daily deals, 2 Jan 2026" in words(await world.press("cem", shared, "Play it too"))
    assert labels(board) == ["Today's deals", "Replay", "Review", "More"]


async def test_the_result_is_shared_once_however_often_it_is_pressed(world: World) -> None:
    _, board = await won(world)
    click = Click("ann", board, "Share the result")
    await world.at_once(click, click)
    assert len(world.messages(world.channel.id)) == 1


async def test_an_attempt_conceded_after_a_restart_can_still_be_shared(world: World) -> None:
    _, board = await world.deal(daily=True)
    draw = control_of(board, "draw")
    await world.restart()
    await world.concede("ann", board)
    await world.press_unshown("ann", board, draw)
    await world.press("ann", board, "Share the result")
    (shared,) = world.messages(world.channel.id)
    assert "conceded" in words(world.public(world.channel.id, shared.id))


async def test_a_result_cannot_be_shared_before_the_end_or_by_another(world: World) -> None:
    record, board = await world.deal(daily=True)
    share = f"{record.id}:1:share"
    assert "Finish the daily deal first" in said(await world.press_unshown("ann", board, share))
    await world.concede("ann", board)
    assert english(NOT_THERE) in said(await world.force("bob", share))
    assert [text_of(m) for m in world.messages(world.channel.id)] == ["forged"]


async def test_the_secret_is_told_when_the_day_is_over_and_nobody_plays(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    first, board = await world.deal("ann", daily=True)
    _, other = await world.deal("bob", daily=True)
    await make(world, "ann", board, ("draw", ""))
    await world.concede("ann", board)
    refused = "Others may still be playing this deal"
    assert refused in said(await world.verify_deal("ann", board))
    await world.leap(DAY)
    assert refused in said(await world.verify_deal("ann", board))
    master = await world.bot.database.fact("daily_deals")
    assert master is not None
    assert len(master) == 64
    logged = capsys.readouterr()
    for text in (everything_written(world), logged.out, logged.err):
        assert first.secret.hex() not in text
        assert master not in text
    await world.concede("bob", other)
    shown = await world.verify_deal("ann", board)
    assert first.secret.hex() in said(shown)
    lines = verify(world.picture(shown).decode())
    assert any(str(first.shared_deal) in line for line in lines)
    assert master not in everything_written(world)


async def test_an_attempt_not_finished_on_the_next_day_counts_as_conceded(world: World) -> None:
    _, board = await world.deal("ann", daily=True)
    idle, other = await world.deal("bob", daily=True)
    await world.concede("ann", board)
    await world.leap(2 * DAY - 60)
    refused = "Others may still be playing this deal"
    assert refused in said(await world.verify_deal("ann", board))
    assert (await world.now(idle)).status == "running"
    await world.leap(120)
    assert (await world.now(idle)).state.ending == "conceded"
    assert idle.secret.hex() in said(await world.verify_deal("ann", board))
    await world.press("bob", other, control_of(other, "draw"))
    assert "Conceded." in read(other)


async def test_conceding_says_that_it_is_the_only_attempt(world: World) -> None:
    only = "only get one attempt at this daily deal"
    for daily in (True, False):
        _, board = await world.deal(private=True, daily=daily)
        assert (only in said(await world.press("ann", board, "Concede"))) == daily


async def test_in_the_daily_deal_nothing_is_taken_back(world: World) -> None:
    for daily in (True, False):
        record, board = await dealt(world, "QC", drawn="10H", stock=5, private=True, daily=daily)
        await make(world, "ann", board, ("place", "10H/0"))
        assert (("undo", "") in offered(board)) is not daily
        placed = await world.now(record)
        told = await world.press_unshown("ann", board, f"{record.id}:{placed.alarm.since}:undo")
        assert (await world.now(record)).version == placed.version + (not daily)
        assert ("no takebacks" in read(told)) is daily


async def test_the_daily_deal_is_played_without_hints(world: World) -> None:
    record, board = await world.deal(daily=True)
    assert not any(label.startswith("Hint") for label in labels(board))
    pressed = f"{record.id}:1:hint"
    for name, refused in (("ann", "can't get hints"), ("bob", english(NOT_THERE))):
        told = said(await world.force(name, pressed))
        assert refused in told
        assert TRACE not in told


async def test_a_game_of_a_server_that_was_left_is_not_attempted_again(world: World) -> None:
    """The bot is thrown out and invited again within a day."""
    record, _ = await world.deal(daily=True)
    await world.do(world.bot.ledger.call_off(record.id, "manager"))
    assert TRACE not in said(await world.begin_daily("ann", "kill-the-kings"))
    assert len(await world.all_matches()) == 1
