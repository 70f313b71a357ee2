"""Access to finished matches: finding and watching them, and matches that can't be replayed."""

import pytest
from sqlalchemy import delete

from bot.storage import tables
from tests.cogs.games.kill_the_kings.playing import DAY, concede, deal
from tests.cogs.replays.viewing import (
    FORWARD,
    LAST,
    NOT_TO_WATCH,
    PLAY,
    TICK,
    change,
    opened,
    over,
    step_of,
    what_of,
)
from tests.support.asking import watch_again
from tests.support.world import NAMES, World, answer, buttons, said_privately, words

TRACE = "something went wrong"


# Who may watch


async def test_a_match_that_is_not_over_cannot_be_watched_by_anybody(world: World) -> None:
    record = await world.begin("ann", "bob", target=1)
    forged = world.forge(
        f"{record.id}:1:replay",
        f"{record.id}:0:replay:0,1000,",
        f"{record.id}:0:export_match",
        f"{record.id}:0:animate",
        f"{record.id}:0:share_animation",
        "nosuchmtch:0:replay",
    )
    before = len(world.messages(world.channel.id))
    for name in ("ann", "stranger"):
        for label in "012345":
            result = await world.people[name].click(forged, label=label)
            told = said_privately(result)
            assert NOT_TO_WATCH in told
            assert not answer(result).attachments
    assert len(world.messages(world.channel.id)) == before


async def test_forged_and_old_controls_lead_to_a_step(world: World) -> None:
    record = await over(world, *NAMES)
    _, total = step_of(await opened(world, "ann"))
    steps = {
        "99999:replay:p,99999,": total,
        "99999:replay:99,99999,": total,
        "0:replay:p,-1,": 1,
        "0:replay:²,3,": 1,
        "3:replay:p,3,maybe": 1,
        "0:replay:,3,": 4,
        "0:replay": 1,
        "3:watch:rewind.p": 1,
    }
    for custom_id, step in steps.items():
        result = await world.stranger.click(world.forge(f"{record.id}:{custom_id}"), label="0")
        assert answer(result).ephemeral
        assert step_of(answer(result)) == (step, total), custom_id
        assert "Seen from" not in words(answer(result))


async def test_a_match_is_watched_by_its_players_and_by_those_who_see_its_channel(
    world: World,
) -> None:
    record = await over(world)
    ann, stranger = world.people["ann"], world.stranger
    board = await world.board()
    viewer = answer(await stranger.click(board, label="Replay"))
    hidden = world.guild.create_text_channel("cellar")
    await change(world, tables.matches, tables.matches.c.id == record.id, channel_id=hidden.id)
    shown = tables.postings
    await change(world, shown, shown.c.match_id == record.id, place_id=None)
    await stranger.click(viewer, label=PLAY)
    world.hide("stranger", channel=hidden)
    await world.env.advance_time(3 * TICK)
    assert step_of(viewer)[0] == 1, "it does not play on"
    for result in (
        await stranger.click(viewer, label=FORWARD),
        await stranger.click(viewer, label="Export"),
        await stranger.click(viewer, label="Animation"),
        await watch_again(world, stranger, record.id),
    ):
        assert NOT_TO_WATCH in words(answer(result))
    told = said_privately(await stranger.click(board, label="Replay"))
    assert NOT_TO_WATCH in told
    assert step_of(answer(await watch_again(world, ann, record.id)))
    world.env.backend.delete_channel(hidden.id)
    result = await watch_again(world, world.people["cem"], record.id)
    assert NOT_TO_WATCH in said_privately(result), "nobody can see a channel that is gone"
    assert step_of(answer(await watch_again(world, ann, record.id)))


async def test_a_match_of_another_server_is_only_its_players_to_watch(world: World) -> None:
    record = await over(world)
    other = world.env.create_guild("Elsewhere")
    place = other.create_text_channel("hall")
    for name, told in (("stranger", NOT_TO_WATCH), ("bob", "Step 1 of")):
        member = other.add_member(world.people[name].user)
        result = await watch_again(world, member, record.id, place)
        assert told in said_privately(result)


async def test_a_private_game_for_one_is_its_players_alone(world: World) -> None:
    record, board = await deal(world, private=True)
    await concede(world, "ann", board)
    viewer = answer(await world.people["ann"].click(board, label="Replay"))
    assert what_of(viewer) == "the match begins"
    assert not [b for b in buttons(viewer) if ":replay:view=" in b["custom_id"]]
    await world.people["ann"].click(viewer, label=LAST)
    assert what_of(viewer) == "ann concedes"
    result = await watch_again(world, world.people["bob"], record.id)
    assert NOT_TO_WATCH in said_privately(result)


async def test_a_daily_deal_is_watched_by_its_player_once_it_is_told(world: World) -> None:
    record, board = await deal(world, daily=True)
    await concede(world, "ann", board)
    ann, bob = world.people["ann"], world.people["bob"]
    for result in (
        await ann.click(board, label="Replay"),
        await watch_again(world, ann, record.id),
        await ann.click(world.forge(f"{record.id}:0:export_match"), label="0"),
    ):
        assert "Others may still be playing this deal. You can watch it once" in said_privately(
            result
        )
    assert NOT_TO_WATCH in said_privately(await watch_again(world, bob, record.id))
    await world.leap(DAY + 60)
    viewer = answer(await watch_again(world, ann, record.id))
    assert step_of(viewer)[0] == 1
    assert answer(await ann.click(viewer, label="Export")).attachments
    theirs = answer(await watch_again(world, bob, record.id))
    assert step_of(theirs)[0] == 1, "everybody's course is open when the day is over"


# What cannot be played back


async def test_a_match_whose_log_is_damaged_says_so(world: World) -> None:
    record = await over(world)
    entries = tables.log.c
    last = (entries.match_id == record.id) & (entries.sequence == record.version)
    await world.bot.database.run(delete(tables.log).where(last))
    result = await world.people["ann"].click(await world.board(), label="Replay")
    assert "This match's log doesn't agree with its result" in said_privately(result)
    faults: tuple[dict[str, object], ...] = (
        {"seat": None},
        {"action": []},
        {"kind": "concession", "seat": 1},
    )
    for values in faults:
        await change(world, tables.log, entries.match_id == record.id, **values)
        result = await world.people["ann"].click(await world.board(), label="Replay")
        assert "This match's log doesn't agree with its result" in said_privately(result)


@pytest.mark.parametrize("values", [{"rules_version": 0}, {"slug": "old-maid"}], ids=str)
async def test_a_match_of_older_rules_says_so(world: World, values: dict[str, object]) -> None:
    record = await over(world)
    board = await world.board()
    await change(world, tables.matches, tables.matches.c.id == record.id, **values)
    result = await world.people["ann"].click(board, label="Replay")
    told = said_privately(result)
    assert TRACE not in told
    expected = "older rules" if "rules_version" in values else NOT_TO_WATCH
    assert expected in told
