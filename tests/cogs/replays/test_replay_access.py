"""Who may watch which finished match, how it is found, and what cannot be played back."""

from datetime import UTC, datetime

import discord
import pytest
from simcord import ResponseMessage
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy import delete

from bot.match.people import Place
from bot.storage import tables
from cogs.replays import replays
from tests.cogs.games.kill_the_kings.playing import DAY, all_games, concede, deal
from tests.cogs.replays.looking_back import duel, more
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
from tests.support.past import RESIDENTS, crowd
from tests.support.reading import heading
from tests.support.world import NAMES, World, answer, buttons, said_privately, words

TRACE = "Something went wrong"


# Who may watch


async def test_a_match_that_is_not_over_cannot_be_watched_by_anybody(world: World) -> None:
    record = await world.begin("ann", "bob", target=1)
    forged = world.forge(
        f"{record.id}:1:replay",
        f"{record.id}:0:watch:last.0",
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
        result = await world.people[name].slash(world.channel, "replay", match=record.id)
        assert NOT_TO_WATCH in said_privately(result)
        offered = await world.people[name].autocomplete(world.channel, "replay", "match", "")
        assert offered == []
    assert len(world.messages(world.channel.id)) == before


async def test_forged_controls_lead_to_a_step_or_to_a_sentence(world: World) -> None:
    record = await over(world, *NAMES)
    _, total = step_of(await opened(world, "ann"))
    steps = {
        "99999:watch:forward.p": total,
        "99999:watch:pause.99": total,
        "0:watch:back.p": 1,
        "0:watch:pause.²": 1,
        "3:watch:pause": 4,
        "0:watch:jump.p": None,
        "0:watch": None,
        "0:watch:rewind.p": None,
    }
    for custom_id, step in steps.items():
        result = await world.stranger.click(world.forge(f"{record.id}:{custom_id}"), label="0")
        assert answer(result).ephemeral
        if step is None:
            assert "That button is too old" in words(answer(result))
        else:
            assert step_of(answer(result)) == (step, total)
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
    unseen = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(stranger.id, OverwriteType.MEMBER, deny=unseen)
    world.env.backend.set_overwrite(hidden.id, overwrite)
    await world.env.advance_time(3 * TICK)
    assert step_of(viewer)[0] == 1, "it does not play on"
    for result in (
        await stranger.click(viewer, label=FORWARD),
        await stranger.click(viewer, label="Export"),
        await stranger.click(viewer, label="Animation"),
        await stranger.slash(world.channel, "replay", match=record.id),
    ):
        assert NOT_TO_WATCH in words(answer(result))
    told = said_privately(await stranger.click(board, label="Replay"))
    assert NOT_TO_WATCH in told
    assert await stranger.autocomplete(world.channel, "replay", "match", "") == []
    assert step_of(answer(await ann.slash(world.channel, "replay", match=record.id)))
    assert step_of(answer(await ann.user.slash("replay", match=record.id)))
    world.env.backend.delete_channel(hidden.id)
    result = await world.people["cem"].slash(world.channel, "replay", match=record.id)
    assert NOT_TO_WATCH in said_privately(result), "nobody can see a channel that is gone"
    assert step_of(answer(await ann.slash(world.channel, "replay", match=record.id)))


async def test_a_match_of_another_server_is_only_its_players_to_watch(world: World) -> None:
    record = await over(world)
    other = world.env.create_guild("Elsewhere")
    place = other.create_text_channel("hall")
    for name, told in (("stranger", NOT_TO_WATCH), ("bob", "Step 1 of")):
        member = other.add_member(world.people[name].user)
        result = await member.slash(place, "replay", match=record.id)
        assert told in said_privately(result)
        offered = await member.autocomplete(place, "replay", "match", "")
        assert [o["value"] for o in offered] == ([record.id] if name == "bob" else [])
    result = await world.stranger.user.slash("replay", match=record.id)
    assert NOT_TO_WATCH in said_privately(result)


async def test_a_private_game_for_one_is_its_players_alone(world: World) -> None:
    record, board = await deal(world, private=True)
    await concede(world, "ann", board)
    viewer = answer(await world.people["ann"].click(board, label="Replay"))
    assert what_of(viewer) == "the match begins"
    assert not [b for b in buttons(viewer) if ":view." in b["custom_id"]]
    await world.people["ann"].click(viewer, label=LAST)
    assert what_of(viewer) == "ann concedes"
    result = await world.people["bob"].slash(world.channel, "replay", match=record.id)
    assert NOT_TO_WATCH in said_privately(result)
    assert await world.people["bob"].autocomplete(world.channel, "replay", "match", "") == []


async def test_a_daily_deal_is_watched_by_its_player_once_it_is_told(world: World) -> None:
    record, board = await deal(world, daily=True)
    await concede(world, "ann", board)
    ann, bob = world.people["ann"], world.people["bob"]
    for result in (
        await ann.click(board, label="Replay"),
        await ann.slash(world.channel, "replay", match=record.id),
        await ann.click(world.forge(f"{record.id}:0:export_match"), label="0"),
    ):
        assert "Others may still be playing this deal. You can watch it once" in said_privately(
            result
        )
    assert NOT_TO_WATCH in said_privately(await bob.slash(world.channel, "replay", match=record.id))
    none = said_privately(await ann.slash(world.channel, "replay"))
    assert "There are no finished matches to watch here" in none
    assert await ann.autocomplete(world.channel, "replay", "match", "") == []
    await world.leap(DAY + 60)
    (offered,) = await ann.autocomplete(world.channel, "replay", "match", "kings")
    assert offered["value"] == record.id
    viewer = answer(await ann.slash(world.channel, "replay", match=record.id))
    assert step_of(viewer)[0] == 1
    assert answer(await ann.click(viewer, label="Export")).attachments
    theirs = answer(await bob.slash(world.channel, "replay", match=record.id))
    assert step_of(theirs)[0] == 1, "everybody's course is open when the day is over"
    assert await bob.autocomplete(world.channel, "replay", "match", "") == []


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


# Finding a match


async def test_the_command_shows_the_last_match_of_the_channel_or_ones_own(world: World) -> None:
    cem = world.people["cem"]
    nothing = said_privately(await cem.slash(world.channel, "replay"))
    assert (
        "There are no finished matches to watch here, and you have none of your own yet." in nothing
    )
    first = await over(world)
    _, board = await deal(world, "cem", private=True)
    await concede(world, "cem", board)
    elsewhere = world.guild.create_text_channel("elsewhere")
    for channel, title in ((world.channel, "High Card"), (elsewhere, "Kill the Kings")):
        viewer = answer(await cem.slash(channel, "replay"))
        assert viewer.ephemeral
        assert heading(viewer) == f"Replay · {title}"
    offered = await cem.autocomplete(world.channel, "replay", "match", "")
    games = {game.id: game.slug for game in await all_games(world)}
    assert [games[o["value"]] for o in offered] == ["kill-the-kings", "high-card"]
    assert offered[1]["name"] == "Jan 1, 2026 · High Card: ann and bob"
    assert [
        o["value"] for o in await cem.autocomplete(world.channel, "replay", "match", "BOB")
    ] == [first.id]
    invented = said_privately(await cem.slash(world.channel, "replay", match="High Card"))
    assert NOT_TO_WATCH in invented


async def test_hundreds_of_matches_are_offered_by_the_newest_and_all_of_them_can_be_watched(
    hall: World,
) -> None:
    ann = hall.people["ann"]
    offered = await ann.autocomplete(hall.channel, "replay", "match", "")
    assert len(offered) == 25
    told = [offer["name"].partition(" · ")[0] for offer in offered]
    days = [datetime.strptime(day, "%b %d, %Y").replace(tzinfo=UTC) for day in told]
    assert days == sorted(days, reverse=True)
    assert all(1 <= len(o["name"]) <= 100 for o in offered)
    mine = await ann.autocomplete(hall.channel, "replay", "match", "ann")
    assert mine
    for choice in offered[:3]:
        viewer = answer(await ann.slash(hall.channel, "replay", match=choice["value"]))
        assert step_of(viewer)[0] == 1
        await ann.click(viewer, label=LAST)
        assert step_of(viewer)[0] == step_of(viewer)[1]
    menu_of_history = listed(hall, *(o["value"] for o in offered))
    result = await ann.select(menu_of_history, [offered[4]["value"]], custom_id="-:0:replay:h")
    assert answer(result).ephemeral
    assert step_of(answer(result))[0] == 1
    assert TRACE not in words(answer(result))


async def test_matches_that_cannot_be_seen_do_not_keep_others_from_being_found(
    hall: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "_MAX_SEARCHED", 2)
    yard = hall.guild.create_text_channel("yard")
    async with more(hall) as past:
        place = Place(hall.guild.id, yard.id, "en-US")
        crowded = await past.begin("high-card", crowd()[4:12], {"target": 1}, place=place)
        crowded = await past.finish(crowded)
        for _ in range(3):
            await duel(past, *RESIDENTS[:2], place=Place(hall.guild.id, 4711, "en-US"))
    stranger = hall.people["stranger"]
    offered = await stranger.autocomplete(hall.channel, "replay", "match", "")
    assert len(offered) == 2
    assert offered[0]["value"] == crowded.id
    viewer = answer(await stranger.slash(yard, "replay"))
    assert heading(viewer) == "Replay · High Card"


def listed(world: World, *match_ids: str) -> ResponseMessage:
    """A message of ours with a menu of matches, as a history has it."""
    options = [{"label": match_id, "value": match_id} for match_id in match_ids]
    select = {"type": 3, "custom_id": "-:0:replay:h", "options": options}
    backend = world.env.backend
    stored = backend.create_message(
        world.channel.id,
        backend.bot_user.id,
        "history",
        components=[{"type": 1, "components": [select]}],
    )
    return ResponseMessage(world.env, stored)
