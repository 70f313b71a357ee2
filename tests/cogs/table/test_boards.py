"""The board: one message, edited in place, posted again when buried or too old."""

import pytest

from bot.match.events import Happened
from bot.match.record import Record
from tests.cogs.table.test_faults import CARRIED_EDIT
from tests.support.world import World, buttons, file_names, labels, words


async def chatter(world: World, channel_id: int, number: int) -> None:
    for count in range(number):
        await world.stranger.send(world.place(channel_id), f"chatter {count}")


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
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    await world.deal_more(name, 2)
    hand = await world.hand(name)
    picks = [b["custom_id"] for b in buttons(hand) if ":pick:" in b["custom_id"]]
    assert len(picks) == 3
    for pick in picks:
        await world.people[name].click(hand, custom_id=pick)
        assert [a.filename for a in hand.attachments] == ["hand.png"]


@pytest.mark.parametrize(("later", "moved"), [(8, False), (9, True)])
async def test_a_board_under_more_than_eight_messages_is_posted_again(
    world: World, later: int, moved: bool
) -> None:
    record = await world.begin("ann", "bob", "cem")
    board = await world.board()
    await chatter(world, record.shown.place_id, later)
    await world.play_turn()
    again = await world.board()
    assert (again.id != board.id) == moved
    assert [m.id for m in world.boards(record.shown.place_id)] == [again.id]
    assert "declared " in words(again)


async def test_messages_written_while_the_bot_was_off_bury_the_board_too(world: World) -> None:
    record = await world.begin("ann", "bob")
    board = await world.board()
    await chatter(world, record.shown.place_id, 9)
    await world.restart()
    await world.play_turn()
    again = await world.board()
    assert again.id != board.id
    assert [m.id for m in world.boards(record.shown.place_id)] == [again.id]


@pytest.mark.parametrize(("minutes", "moved"), [(49, False), (51, True)])
async def test_a_board_older_than_fifty_minutes_is_posted_again(
    world: World, minutes: int, moved: bool
) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    board = await world.board()
    await world.leap(minutes * 60)
    await world.play_turn()
    again = await world.board()
    assert (again.id != board.id) == moved
    assert [m.id for m in world.boards(record.shown.place_id)] == [again.id]


async def test_an_old_board_in_the_channel_is_posted_again_with_its_buttons(
    world: World,
) -> None:
    world.deny("create_public_threads")
    await world.begin("ann", "bob", pace="untimed")
    board = await world.board()
    await world.leap(51 * 60)
    await world.play_turn()
    again = await world.board()
    assert again.id != board.id
    assert "My hand" in labels(again)
    assert [m.id for m in world.boards(world.channel.id)] == [again.id]
    await world.play_turn()


async def test_discord_refusing_to_edit_an_old_message_posts_the_board_again(
    world: World,
) -> None:
    record = await world.begin("ann", "bob")
    board = await world.board()
    world.env.inject_error(*CARRIED_EDIT, status=429, code=30046, times=None)
    await world.play_turn()
    again = await world.board()
    assert again.id != board.id
    assert "declared " in words(again)
    assert [m.id for m in world.boards(record.shown.place_id)] == [again.id]


async def test_a_board_asked_for_while_discord_fails_comes_later(world: World) -> None:
    record = await world.begin("ann", "bob")
    board = await world.board()
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    await world.ask("ann", "board", place=world.place(record.shown.place_id))
    await world.env.advance_time(16)
    again = await world.board()
    assert again.id != board.id
    assert [m.id for m in world.boards(record.shown.place_id)] == [again.id]


async def test_a_stale_boards_buttons_still_work(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    board = await world.board()
    old = world.forge(*[b["custom_id"] for b in board.components[-1]["components"]])
    await world.play_turn()
    await world.play_turn()
    before = await world.rows()
    for label, expected in (("0", "You hold"), ("2", "Leave this match?"), ("3", "**Goal.**")):
        name = await world.whose_turn()
        result = await world.people[name].click(old, label=label)
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


async def test_a_board_in_a_thread_that_was_archived_is_posted_again(world: World) -> None:
    record = await world.begin("ann", "bob")
    board = await world.board()
    # Discord edits nothing in an archived thread; a new message brings the thread back.
    world.env.inject_error(*CARRIED_EDIT, status=400, code=50083, times=None)
    await world.play_turn()
    again = await world.board()
    assert again.id != board.id
    assert "declared " in words(again)
    assert [m.id for m in world.boards(record.shown.place_id)] == [again.id]
