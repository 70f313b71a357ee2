"""The place of a match, and its board: one message, edited in place, posted again when buried."""

from typing import Any, NoReturn

import pytest
from aiohttp import ServerDisconnectedError
from discord.http import HTTPClient
from simcord import ResponseMessage

from bot.base.bounds import BOUNDS
from bot.match.events import Happened
from bot.match.record import Record
from tests.cogs.server_settings.managing import boss_of, have_set, manage, panel
from tests.cogs.table.test_faults import CARRIED_EDIT
from tests.support.living import begun, finished
from tests.support.world import (
    World,
    buttons,
    file_names,
    labels,
    pings,
    said_privately,
    text_of,
    words,
)

# A thread of its own if possible, else the channel


async def test_a_match_gets_a_thread_and_the_lobby_points_to_it_to_the_end(
    world: World,
) -> None:
    record = await world.begin("ann", "bob", target=1)
    (thread,) = world.channel.threads
    assert record.shown.place_id == thread.id
    assert thread.name == "High Card: ann's table"
    notice = await world.lobby()
    assert f"<#{thread.id}>" in words(notice)
    assert not labels(notice)
    assert not world.boards(world.channel.id)
    assert len(world.boards(thread.id)) == 1
    await world.play_to_the_end()
    assert "the match!" in words(notice) or "share the victory!" in words(notice)
    assert f"<#{thread.id}>" in words(notice)


async def test_a_thread_that_the_network_kept_from_being_opened_is_opened_later(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await world.gather("ann", "bob")

    async def broken_off(*_args: Any, **_options: Any) -> NoReturn:
        raise ServerDisconnectedError

    with monkeypatch.context() as network:
        network.setattr(HTTPClient, "start_thread_with_message", broken_off)
        await world.press("ann", lobby, "Start")
    assert not world.channel.threads
    assert "are playing" in words(await world.lobby())  # Start is answered without it
    await world.restart()
    (thread,) = world.channel.threads
    assert (await world.only_match()).shown.place_id == thread.id
    assert len(world.boards(thread.id)) == 1


@pytest.mark.parametrize("denied", ["create_public_threads", "both"])
async def test_where_threads_are_not_allowed_the_lobbys_message_becomes_the_board(
    world: World, denied: str
) -> None:
    world.deny("create_public_threads", *(["send_messages_in_threads"] * (denied == "both")))
    lobby = await world.gather("ann", "bob", target=1)
    record = await world.start("ann")
    assert record.shown.place_id == world.channel.id
    assert record.shown.board_message_id == lobby.id
    assert ": your turn." in words(lobby)
    assert not world.channel.threads
    await world.play_to_the_end()
    assert "the match!" in words(await world.board())


@pytest.mark.parametrize("kind", ["thread", "voice channel", "announcement channel"])
async def test_a_table_is_played_where_it_was_opened(world: World, kind: str) -> None:
    if kind == "thread":
        made = world.env.backend.create_thread(world.channel.id, "side room", world.stranger.id)
        place = world.place(made.id)
    elif kind == "voice channel":
        place = world.guild.create_voice_channel("tavern")
    else:
        place = world.guild.create_news_channel("heralds")
    await world.ask("ann", "play high-card", place=place, target=1)
    await world.join("bob")
    record = await world.start("ann")
    assert record.shown.place_id == place.id or kind == "announcement channel"
    assert (await world.play_to_the_end()).status == "over"


async def test_board_works_in_the_thread_and_in_the_channel(world: World) -> None:
    record = await world.begin("ann", "bob")
    first = await world.board()
    result = await world.ask("bob", "board", place=world.place(record.shown.place_id))
    assert "Here's the table again" in said_privately(result)
    second = await world.board()
    assert second.id != first.id
    result = await world.ask("bob", "board")
    assert f"posted the table again in <#{record.shown.place_id}>" in said_privately(result)
    third = await world.board()
    assert third.id != second.id
    assert [m.id for m in world.boards(record.shown.place_id)] == [third.id]


async def test_two_matches_share_a_channel_without_threads(world: World) -> None:
    world.deny("create_public_threads")
    await world.begin("ann", "bob")
    await world.begin("cem", "dora")
    first, second = await world.all_matches()
    assert first.shown.place_id == second.shown.place_id == world.channel.id
    assert "ann" in words(await world.board(first))
    assert "cem" in words(await world.board(second))
    assert len(world.boards(world.channel.id)) == 2


async def test_only_the_thread_carries_pings(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    for _ in range(5):
        await world.play_turn()
        assert not any(pings(message) for message in world.messages(world.channel.id))
        texts = [text_of(m) for m in world.messages(record.shown.place_id) if pings(m)]
        assert len(texts) <= 1


async def test_who_plays_computers_alone_gets_no_thread(world: World) -> None:
    lobby = await world.open_table("ann", target=1, computers=2)
    record = await world.start("ann")
    assert not world.channel.threads
    assert record.shown.board_message_id == lobby.id


async def test_nobody_opens_a_thread_after_the_other_for_ever(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOUNDS, "threads", BOUNDS["threads"]._replace(mine=2, everybody=3))

    async def has_thread(host: str, guest: str) -> bool:
        return (await begun(world, host, guest)).shown.place_id != world.channel.id

    assert [await has_thread("ann", "bob") for _ in range(3)] == [True, True, False]
    assert [await has_thread("cem", "dora") for _ in range(2)] == [True, False]
    await world.let_all_decide()
    await world.env.advance_time(61 * MINUTE)
    assert await has_thread("ann", "bob")


MINUTE = 60


def is_archived(world: World, record: Record) -> bool:
    return record.shown.place_id in archived(world)


def archived(world: World) -> set[int]:
    channels = world.env.backend.channels.values()
    return {each.id for each in channels if each.thread_metadata and each.thread_metadata.archived}


def archivings(world: World) -> list[Any]:
    return [each for each in world.env.http_requests if "archived" in str(each.json)]


async def test_the_thread_of_a_finished_match_is_archived_some_minutes_later(world: World) -> None:
    record = await finished(world, "ann", "bob")
    await world.env.advance_time(9 * MINUTE)
    assert not is_archived(world, record)
    await world.env.advance_time(7 * MINUTE)
    assert is_archived(world, record)
    (archiving,) = archivings(world)
    assert archiving.json == {"archived": True}


@pytest.mark.parametrize("allowed", [True, False])
async def test_the_thread_of_an_undecided_match_is_deleted_where_that_is_allowed(
    world: World, allowed: bool
) -> None:
    if not allowed:
        world.deny("manage_threads")
    record = await world.begin("ann", "bob")
    question = await world.press("bob", await world.board(), "Leave")
    await world.press("bob", question, "Yes, leave")
    notice = await world.lobby()
    assert "**bob** left before making a move" in words(notice)
    await world.env.advance_time(16 * MINUTE)
    assert bool(world.channel.threads) is not allowed
    assert is_archived(world, record) is not allowed
    await world.press("ann", notice, "Rematch")
    assert len(await world.all_matches()) == 2


async def test_the_thread_of_a_match_that_a_manager_ended_stays(world: World) -> None:
    record = await world.begin("ann", "bob")
    await boss_of(world).click(await manage(world, end=record.id), label="Yes, end it")
    assert "A server manager cancelled this match" in words(await world.lobby())
    await world.env.advance_time(16 * MINUTE)
    assert is_archived(world, record)


async def test_it_is_archived_after_a_restart_too(world: World) -> None:
    record = await finished(world, "ann", "bob")
    await world.outage(30 * MINUTE)
    assert is_archived(world, record)


async def test_a_running_match_keeps_its_thread(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    await world.env.advance_time(16 * MINUTE)
    assert not is_archived(world, record)


async def test_a_thread_in_which_people_still_write_stays_open(world: World) -> None:
    record = await finished(world, "ann", "bob")
    thread = world.place(record.shown.place_id)
    for _ in range(5):
        await world.people["ann"].send(thread, "Well played!")
        await world.env.advance_time(4 * MINUTE)
    assert not is_archived(world, record)
    await world.env.advance_time(10 * MINUTE)
    assert is_archived(world, record)


async def test_a_thread_that_people_open_again_stays_open(world: World) -> None:
    record = await finished(world, "ann", "bob")
    await world.env.advance_time(16 * MINUTE)
    thread = world.place(record.shown.place_id)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
    await world.env.advance_time(16 * MINUTE)
    assert not is_archived(world, record)
    assert len(archivings(world)) == 1


async def test_a_table_that_is_opened_in_the_thread_keeps_it_open(world: World) -> None:
    record = await finished(world, "ann", "bob")
    await world.ask("cem", "play high-card", place=world.place(record.shown.place_id))
    await world.env.advance_time(16 * MINUTE)
    assert not is_archived(world, record)


async def test_threads_of_people_are_left_alone(world: World) -> None:
    made = world.env.backend.create_thread(world.channel.id, "side room", world.stranger.id)
    await world.ask("ann", "play high-card", place=world.place(made.id), target=1)
    await world.join("bob")
    await world.press("ann", await world.lobby(), "Start")
    await world.play_to_the_end()
    await world.env.advance_time(16 * MINUTE)
    assert archived(world) == set()


@pytest.mark.parametrize(("status", "code", "times"), [(403, 50013, 1), (502, 0, 2)])
async def test_a_thread_that_may_not_be_archived_is_tried_once(
    world: World, status: int, code: int, times: int
) -> None:
    await world.begin("ann", "bob", target=1)
    await world.play_to_the_end()
    world.env.inject_error("PATCH", "/channels/*", status=status, code=code, times=None)
    await world.env.advance_time(16 * MINUTE)
    assert len(archivings(world)) >= 1
    world.heal()
    await world.env.advance_time(16 * MINUTE)
    assert bool(archived(world)) is (status == 502)
    if status == 403:
        assert len(archivings(world)) == 1


async def test_managers_are_told_where_too_many_threads_are_open(world: World) -> None:
    def told(message: ResponseMessage) -> bool:
        return f"I couldn't open a thread in <#{world.channel.id}>" in words(message)

    assert not told(await panel(world, "Matches"))
    world.env.inject_error(
        "POST", "/channels/*/messages/*/threads", status=400, code=160006, times=1
    )
    assert (await world.begin("ann", "bob", target=1)).shown.place_id == world.channel.id
    assert told(await panel(world))
    assert told(await panel(world, "Matches"))
    await world.restart()
    assert told(await panel(world, "Matches"))
    await have_set(world, threads=False)
    assert not told(await panel(world, "Matches"))
    await have_set(world, threads=True)
    await world.play_to_the_end()
    await world.ask("cem", "play high-card")
    lobby = world.public(world.channel.id, world.messages(world.channel.id)[-1].id)
    await world.press("dora", lobby, "Join")
    await world.press("cem", lobby, "Start")
    assert len(world.channel.threads) == 1
    assert not told(await panel(world, "Matches"))


# The board


async def chatter(world: World, channel_id: int | None, number: int) -> None:
    for count in range(number):
        await world.stranger.send(world.place(channel_id), f"chatter {count}")


async def is_moved(world: World, board: ResponseMessage) -> bool:
    """Whether the board is another message by now. There is never more than one."""
    again = await world.board()
    assert [message.id for message in world.boards(again.channel_id)] == [again.id]
    return again.id != board.id


async def test_turns_edit_the_same_board_and_replace_its_picture(world: World) -> None:
    """Many turns do not bury their own board."""
    record = await world.begin("ann", "bob", "cem", target=10)
    board = await world.board()
    pictures = set()
    for _ in range(13):
        (stored,) = world.boards(record.shown.place_id)
        assert stored.id == board.id
        assert file_names(stored) == ["board.png"]
        pictures.add(world.picture(await world.board()))
        await world.play_turn(None)
    assert len(pictures) > 1


async def test_moves_of_computers_that_follow_at_once_are_shown_together(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.show.publisher.SOON_SECONDS", 1000)  # however slow the machine is
    made: list[tuple[int, bool]] = []
    shown: set[int] = set()

    def note(record: Record) -> None:
        now, at = world.bot.ledger.now(), record.alarm.computer_at
        by_computer = bool(record.entries) and record.entries[0][1] is None
        made.append((record.version, by_computer and at is not None and at <= now))

    world.bot.ledger.on_commit(Happened.ANY, note)
    world.bot.publisher.on_show(Happened.ANY, lambda record: shown.add(record.version))
    await world.open_table("ann", target=10)
    for _ in range(3):
        await world.add_computer()
    await world.press("ann", await world.lobby(), "Start")
    while (record := await world.only_match()).awaited != {0} or len(made) < 10:
        if record.awaited == {0}:
            await world.play_turn()
        await world.env.advance_time(2.5)
    between = {version for version, goes_on in made if goes_on}
    assert between
    assert shown.isdisjoint(between)
    assert made[-1][0] in shown


async def test_an_open_hand_never_carries_two_pictures(world: World) -> None:
    name, hand = await world.three_cards()
    picks = [b["custom_id"] for b in buttons(hand) if ":pick:" in b["custom_id"]]
    assert len(picks) == 3
    for pick in picks:
        await world.people[name].click(hand, custom_id=pick)
        assert [a.filename for a in hand.attachments] == ["hand.png"]


@pytest.mark.parametrize(
    ("later", "off", "moved"), [(8, False, False), (9, False, True), (9, True, True)]
)
async def test_a_board_under_more_than_eight_messages_is_posted_again(
    world: World, later: int, off: bool, moved: bool
) -> None:
    """Also if they were written while the bot was off."""
    record = await world.begin("ann", "bob", "cem")
    board = await world.board()
    await chatter(world, record.shown.place_id, later)
    if off:
        await world.restart()
    await world.play_turn()
    assert await is_moved(world, board) == moved
    assert "declared " in words(await world.board())


@pytest.mark.parametrize("threads", [True, False])
@pytest.mark.parametrize(("minutes", "moved"), [(49, False), (51, True)])
async def test_a_board_older_than_fifty_minutes_is_posted_again(
    world: World, minutes: int, moved: bool, threads: bool
) -> None:
    world.deny(*([] if threads else ["create_public_threads"]))
    await world.begin("ann", "bob", pace="untimed")
    board = await world.board()
    await world.leap(minutes * 60)
    await world.play_turn()
    assert await is_moved(world, board) == moved
    assert "My hand" in labels(await world.board())
    await world.play_turn()


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (400, 50083)], ids=["old", "archived"])
async def test_a_board_that_discord_refuses_to_edit_is_posted_again(
    world: World, status: int, code: int
) -> None:
    """An old message, or one in an archived thread, which a new message brings back."""
    await world.begin("ann", "bob")
    board = await world.board()
    world.env.inject_error(*CARRIED_EDIT, status=status, code=code, times=None)
    await world.play_turn()
    assert await is_moved(world, board)
    assert "declared " in words(await world.board())


async def test_a_board_asked_for_while_discord_fails_comes_later(world: World) -> None:
    record = await world.begin("ann", "bob")
    board = await world.board()
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    await world.ask("ann", "board", place=world.place(record.shown.place_id))
    await world.env.advance_time(16)
    assert await is_moved(world, board)


async def test_a_stale_boards_buttons_still_work(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    board = await world.board()
    old = world.forge(*[b["custom_id"] for b in board.components[-1]["components"]])
    await world.play_turn()
    await world.play_turn()
    before = await world.rows()
    for label, expected in (("0", "You hold"), ("2", "Leave this match?"), ("3", "**Goal.**")):
        result = await world.people[await world.whose_turn()].click(old, label=label)
        shown = result.followups[-1] if result.followups else result.response
        assert shown is not None
        assert shown.ephemeral
        assert expected in words(shown)
    assert await world.rows() == before


async def test_a_lobby_that_is_an_hour_old_is_posted_again_and_stays_one(world: World) -> None:
    lobby = await world.open_table("ann")
    for name in ("bob", "cem"):
        await world.leap(28 * 60)
        await world.join(name)
    again = await world.lobby()
    assert again.id != lobby.id
    assert [each.id for each in world.messages(world.channel.id) if each.embeds] == [again.id]
    assert "**cem**" in words(again)
