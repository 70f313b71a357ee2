"""The replay viewer: how it moves on, its moving picture, and who may watch which match."""

import io
import re
from datetime import timedelta

import pytest
from PIL import Image
from sqlalchemy import delete

from bot.base.bounds import BOUNDS
from bot.storage import tables
from cogs.replays.cog import MAX_PLAYING_MS
from tests.cogs.replays.viewing import (
    BACK,
    FIRST,
    FORWARD,
    LAST,
    NOT_TO_WATCH,
    PAUSE,
    PLAY,
    TICK,
    change,
    frame_of,
    jumps,
    menu,
    opened,
    over,
    step_of,
    watched,
    what_of,
)
from tests.support.any_table import TRACE
from tests.support.reading import able, heading, told
from tests.support.world import DAY, NAMES, World, labels, said_privately, words

DECLARED = "Lowest|Middle|Highest"
CARD = "(?:10|[2-9JQKA])[♣♦♥♠]"


def edits_of(world: World) -> int:
    return sum(r.path.endswith("/messages/@original") for r in world.env.http_requests)


async def test_the_viewer_opens_at_the_beginning_and_steps_to_and_fro(world: World) -> None:
    viewer = await watched(world, "bob", *NAMES)
    assert viewer.ephemeral
    number, total = step_of(viewer)
    assert number == 1 < total
    assert what_of(viewer) == "the match starts"
    assert heading(viewer) == "Replay · High Card"
    assert labels(viewer)[:5] == [FIRST, BACK, PLAY, FORWARD, LAST]
    assert labels(viewer)[-2:] == ["Play on from here", "Same cards again"]
    assert {*able(viewer)} >= {PLAY, FORWARD, LAST}
    assert not {*able(viewer)} & {FIRST, BACK}
    assert "Showing what **bob** sees." in words(viewer), "who played sees their own cards first"
    await world.choose("bob", viewer, "replay:view=", "p")
    beginning = frame_of(world, viewer)
    await world.press("bob", viewer, FORWARD)
    assert step_of(viewer) == (2, total)
    name, _, said = what_of(viewer).partition(" says ")
    assert name in NAMES
    assert re.fullmatch(DECLARED, said)
    assert frame_of(world, viewer) != beginning
    await world.press("bob", viewer, LAST)
    assert step_of(viewer) == (total, total)
    assert not {*able(viewer)} & {PLAY, FORWARD, LAST}
    assert "wins the match!" in words(viewer) or "share the victory!" in words(viewer)
    await world.press("bob", viewer, BACK)
    assert step_of(viewer) == (total - 1, total)
    assert "the match!" not in words(viewer), "who wins is told at the last step"
    await world.press("bob", viewer, FIRST)
    assert frame_of(world, viewer) == beginning
    await world.choose("bob", viewer, "replay:at=", jumps(viewer)[3])
    assert step_of(viewer) == (4, total)
    (chosen,) = [o for o in menu(viewer, "at")["options"] if o.get("default")]
    assert chosen["label"].replace("\ufe0e", "") == f"Step 4 · {what_of(viewer)}"
    assert len(world.messages((await world.only_match()).shown.place_id)) == 1, "all in private"


async def test_every_seat_is_seen_as_its_player_saw_it(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    hand = await world.hand(await world.whose_turn())
    first = await world.whose_turn()
    picture, held = world.sent_picture(hand), hand.attachments[0].description or ""
    record = await world.play_to_the_end()
    seat = next(chair.seat for chair in record.chairs if chair.name == first)
    viewer = await world.press("stranger", await world.board(), "Replay")
    public = frame_of(world, viewer)
    await world.choose("stranger", viewer, "replay:view=", str(seat))
    assert f"Showing what **{first}** sees." in words(viewer)
    assert world.sent_picture(viewer) == picture != public.picture
    (card,) = re.findall(r"You hold (\S+)\.", held)
    assert f"**{first}**: {card}" in words(viewer)
    assert "You hold" not in words(viewer)
    for label in (LAST, FIRST):
        await world.press("stranger", viewer, label)
    assert world.sent_picture(viewer) == picture, "the view stays when one moves on"
    await world.choose("stranger", viewer, "replay:view=", "p")
    assert frame_of(world, viewer) == public


async def test_a_step_tells_what_was_played_to_whom_it_lay_open(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    first = await world.whose_turn()
    record = await world.play_to_the_end()
    seat = next(chair.seat for chair in record.chairs if chair.name == first)
    viewer = await opened(world, "ann")
    await world.choose("ann", viewer, "replay:view=", "p")
    await world.press("ann", viewer, FORWARD)
    assert re.fullmatch(f"{first} says ({DECLARED})", what_of(viewer))
    hidden = what_of(viewer).partition(" says ")[2]
    for view in (str(seat), "a"):
        await world.choose("ann", viewer, "replay:view=", view)
        shown = re.fullmatch(f"{first} plays (\\S+) and says {hidden}", what_of(viewer))
        assert shown is not None
    await world.choose("ann", viewer, "replay:view=", str(1 - seat))
    declared = world.sent_picture(viewer)
    await world.press("ann", viewer, BACK)
    assert world.sent_picture(viewer) != declared, "unlike a hand, which waits for its own turn"
    await world.press("ann", viewer, FORWARD)
    await world.choose("ann", viewer, "replay:view=", "p")
    await world.press("ann", viewer, FORWARD)
    assert re.fullmatch(f"\\w+ plays \\S+ and says ({DECLARED})", what_of(viewer)), "it is revealed"


async def test_all_hands_are_seen_at_once_by_whoever_may_watch(world: World) -> None:
    await world.begin(*NAMES, target=1)
    dealt = {}
    for name in NAMES:
        hand = await world.hand(name)
        dealt[name] = re.findall(CARD, (hand.attachments[0].description or "").splitlines()[0])
    record = await world.play_to_the_end()
    viewer = await world.press("stranger", await world.board(record), "Replay")
    public = frame_of(world, viewer)
    offered = {option["value"]: option["label"] for option in menu(viewer, "view")["options"]}
    assert offered["a"] == "All hands"
    await world.choose("stranger", viewer, "replay:view=", "a")
    assert "Showing all hands." in words(viewer)
    hands = frame_of(world, viewer).text.splitlines()[: len(NAMES)]
    for name, cards in dealt.items():
        (line,) = (line for line in hands if f"**{name}**" in line)
        assert sorted(re.findall(CARD, line)) == sorted(card.rstrip("\ufe0e") for card in cards)
    assert world.sent_picture(viewer) != public.picture, "the cards are in it"
    await world.press("stranger", viewer, LAST)
    assert "Showing all hands." in words(viewer), "the view stays when one moves on"


async def test_who_sat_down_late_and_who_left_are_there_as_they_were(world: World) -> None:
    await world.begin("ann", "bob", "cem", target=1, pace="live")
    late = await world.whose_turn()
    await world.env.advance_time(47)
    await world.press("dora", await world.board(), "Join")
    await world.leave("cem")
    await world.play_to_the_end()
    viewer = await opened(world, "ann")
    told = []
    while FORWARD in able(viewer):
        told.append(what_of(viewer))
        text = frame_of(world, viewer).text
        assert ("dora" in text) == ("dora joins" in told)
        assert ("`3` **cem**" in text) == ("cem leaves" not in told)
        await world.press("ann", viewer, FORWARD)
    assert {f"time is up for {late}", "dora joins", "cem leaves"} < set(told)
    await world.choose("ann", viewer, "replay:view=", "3")
    await world.press("ann", viewer, FIRST)
    assert "dora" not in frame_of(world, viewer).text


async def test_people_are_called_what_they_are_called_now(world: World) -> None:
    record = await over(world)
    viewer = await opened(world, "ann")
    bob = tables.chairs.c.user_id == world.people["bob"].id
    await change(world, tables.chairs, bob, user_id=-4711, name="former player")
    await world.press("ann", viewer, LAST)
    assert "bob" not in words(viewer)
    assert "former player" in frame_of(world, viewer).text
    (file,) = (await world.press("ann", viewer, "Export")).attachments
    assert b"bob" not in (world.env.backend.cdn.get(file.url) or b"")
    assert record.id in file.filename


async def test_a_viewer_goes_on_after_a_restart(world: World) -> None:
    viewer = await watched(world, "ann")
    await world.press("ann", viewer, FORWARD)
    await world.choose("ann", viewer, "replay:view=", "1")
    seen = frame_of(world, viewer)
    await world.press("ann", viewer, PLAY)
    await world.restart()
    await world.env.advance_time(3 * TICK)
    assert step_of(viewer)[0] == 2
    assert PAUSE in labels(viewer)
    await world.press("ann", viewer, PAUSE)
    assert frame_of(world, viewer) == seen
    assert PLAY in labels(viewer)
    await world.press("ann", viewer, BACK)
    assert step_of(viewer)[0] == 1
    assert "Showing what **bob** sees." in words(viewer)
    assert (await world.press("ann", viewer, "Export")).attachments


async def test_a_replay_plays_by_itself_to_the_end_and_then_stops(world: World) -> None:
    viewer = await watched(world, "ann")
    _, total = step_of(viewer)
    await world.press("ann", viewer, PLAY)
    assert step_of(viewer)[0] == 1
    assert PAUSE in able(viewer)
    for number in range(2, total + 1):
        await world.env.advance_time(TICK)
        assert step_of(viewer)[0] == number
        assert (PAUSE in able(viewer)) == (number < total)
    assert PLAY in labels(viewer)
    edits = edits_of(world)
    await world.env.advance_time(10 * TICK)
    assert edits_of(world) == edits, "nothing is changed any more"
    await world.press("ann", viewer, FIRST)
    await world.press("ann", viewer, PLAY)
    await world.env.advance_time(2 * TICK)
    assert step_of(viewer)[0] == 3, "and it can be played again"


async def test_a_replay_stands_still_once_anything_is_pressed(world: World) -> None:
    viewer = await watched(world, "ann", *NAMES)
    for pressed, leads_to in ((PAUSE, 3), (FORWARD, 4), (FIRST, 1), ("view", 3), ("at", 5)):
        while FIRST in able(viewer):
            await world.press("ann", viewer, FIRST)
        await world.press("ann", viewer, PLAY)
        await world.env.advance_time(2 * TICK)
        assert step_of(viewer)[0] == 3
        if pressed in ("view", "at"):
            value = "1" if pressed == "view" else jumps(viewer)[4]
            await world.choose("ann", viewer, f"replay:{pressed}=", value)
        else:
            await world.press("ann", viewer, pressed)
        assert step_of(viewer)[0] == leads_to
        assert PLAY in labels(viewer)
        await world.env.advance_time(3 * TICK)
        assert step_of(viewer)[0] == leads_to, pressed


async def test_only_so_many_play_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOUNDS, "replays", BOUNDS["replays"]._replace(everybody=1))
    await over(world)
    viewers = {name: await opened(world, name) for name in ("ann", "bob")}
    await world.press("ann", viewers["ann"], PLAY)
    result = await world.press("bob", viewers["bob"], PLAY)
    assert "Too many replays are playing right now" in said_privately(result)
    await world.press("ann", viewers["ann"], PAUSE)
    await world.press("bob", viewers["bob"], PLAY)
    await world.env.advance_time(TICK)
    assert [step_of(viewers[name])[0] for name in ("ann", "bob")] == [1, 2]


async def test_of_one_persons_replays_two_play_and_the_oldest_gives_way_and_leaves_room(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOUNDS, "replays", BOUNDS["replays"]._replace(everybody=3))
    await over(world, *NAMES)
    viewers = [await opened(world, "ann") for _ in range(3)]
    others = await opened(world, "bob")
    for viewer in (*viewers, others):
        await world.press("bob" if viewer is others else "ann", viewer, PLAY)
    await world.env.advance_time(TICK)
    assert [step_of(viewer)[0] for viewer in (*viewers[1:], others)] == [2, 2, 2]
    paused, _, rest = told(viewers[0]).partition("\n")
    assert "I've paused this replay" in paused
    assert rest.startswith("**Step 1 of")
    assert PLAY in able(viewers[0])
    assert PAUSE in able(viewers[1])
    await world.press("ann", viewers[0], PLAY)
    await world.env.advance_time(TICK)
    assert step_of(viewers[0])[0] == 2
    assert "I've paused" not in told(viewers[0])
    assert PLAY in able(viewers[1])


async def test_two_viewers_play_side_by_side_and_may_be_dismissed(world: World) -> None:
    await over(world, *NAMES)
    viewers = {name: await opened(world, name) for name in ("ann", "bob")}
    for name, viewer in viewers.items():
        await world.press(name, viewer, PLAY)
    await world.env.advance_time(TICK)
    assert [step_of(viewer)[0] for viewer in viewers.values()] == [2, 2]
    world.env.backend.delete_message(viewers["ann"].channel_id, viewers["ann"].id)
    await world.env.advance_time(TICK)
    assert step_of(viewers["bob"])[0] == 3
    edits = edits_of(world)
    await world.env.advance_time(TICK)
    assert edits_of(world) == edits + 1, "only one is still tried"


async def test_a_replay_plays_only_while_discord_lets_it_be_changed(world: World) -> None:
    viewer = await watched(world, "ann", *NAMES)
    await world.press("ann", viewer, PLAY)
    await world.env.advance_time(TICK)
    world.env.backend.advance_clock(timedelta(milliseconds=MAX_PLAYING_MS).total_seconds())
    await world.env.advance_time(5 * TICK)
    assert step_of(viewer)[0] == 3
    assert PLAY in able(viewer)


@pytest.mark.drawn
async def test_the_moving_picture_is_shown_privately_and_shared_on_a_press(world: World) -> None:
    record = await over(world)
    viewer = await opened(world, "bob")
    preview = await world.press("bob", viewer, "Animation")
    assert preview.ephemeral
    assert step_of(viewer)[0] == 1, "the viewer stays as it was"
    (file,) = preview.attachments
    assert file.filename == "match.gif"
    with Image.open(io.BytesIO(world.picture(preview))) as film:
        assert film.n_frames <= 24  # type: ignore[attr-defined]
        assert film.width == 480
    winner = record.chairs[record.game.outcome(record.state).winners[0]].name  # type: ignore[union-attr]
    assert winner in told(preview)
    assert winner in (file.description or "").partition("The last board")[0]
    before = len(world.messages(record.shown.place_id))
    await world.press("bob", preview, "Share")
    *_, shared = world.messages(record.shown.place_id)
    assert len(world.messages(record.shown.place_id)) == before + 1
    assert shared.content.startswith("**bob** shared this:\n###")
    assert not shared.components
    assert shared.attachments[0]["filename"] == "match.gif"
    assert shared.attachments[0]["description"] == file.description
    assert world.env.backend.cdn.get(shared.attachments[0]["url"]) == world.picture(preview)


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
        result = await world.press("stranger", world.forge(f"{record.id}:{custom_id}"), "0")
        assert result.ephemeral
        assert step_of(result) == (step, total), custom_id
        assert "Showing what" not in words(result)


async def test_players_and_those_who_see_the_channel_watch_a_match(world: World) -> None:
    record = await over(world)
    board = await world.board()
    viewer = await world.press("stranger", board, "Replay")
    hidden = world.guild.create_text_channel("cellar")
    await change(world, tables.matches, tables.matches.c.id == record.id, channel_id=hidden.id)
    shown = tables.postings
    await change(world, shown, shown.c.match_id == record.id, place_id=None)
    await world.press("stranger", viewer, PLAY)
    world.hide("stranger", channel=hidden)
    await world.env.advance_time(3 * TICK)
    assert step_of(viewer)[0] == 1, "it does not play on"
    for label in (FORWARD, "Export", "Animation"):
        assert NOT_TO_WATCH in words(await world.press("stranger", viewer, label))
    assert NOT_TO_WATCH in words(await world.replay("stranger", record.id))
    assert NOT_TO_WATCH in said_privately(await world.press("stranger", board, "Replay"))
    assert step_of(await world.replay("ann", record.id))
    world.env.backend.delete_channel(hidden.id)
    result = await world.replay("cem", record.id)
    assert NOT_TO_WATCH in said_privately(result), "nobody can see a channel that is gone"
    assert step_of(await world.replay("ann", record.id))


async def test_a_daily_deal_is_watched_by_its_player_once_it_is_told(world: World) -> None:
    record, board = await world.deal(daily=True)
    await world.concede("ann", board)
    for refused in (
        await world.press("ann", board, "Replay"),
        await world.replay("ann", record.id),
        await world.force("ann", f"{record.id}:0:export_match"),
    ):
        told = said_privately(refused)
        assert "Others may still be playing this deal. You can watch it once" in told
    assert NOT_TO_WATCH in said_privately(await world.replay("bob", record.id))
    await world.leap(DAY + 60)
    viewer = await world.replay("ann", record.id)
    assert step_of(viewer)[0] == 1
    assert (await world.press("ann", viewer, "Export")).attachments
    theirs = await world.replay("bob", record.id)
    assert step_of(theirs)[0] == 1, "everybody's course is open when the day is over"


async def test_a_match_whose_log_is_damaged_says_so(world: World) -> None:
    record = await over(world)
    entries = tables.log.c
    last = (entries.match_id == record.id) & (entries.sequence == record.version)
    await world.bot.database.run(delete(tables.log).where(last))
    result = await world.press("ann", await world.board(), "Replay")
    assert "This match's log doesn't agree with its result" in said_privately(result)
    faults: tuple[dict[str, object], ...] = (
        {"seat": None},
        {"action": []},
        {"kind": "concession", "seat": 1},
    )
    for values in faults:
        await change(world, tables.log, entries.match_id == record.id, **values)
        result = await world.press("ann", await world.board(), "Replay")
        assert "This match's log doesn't agree with its result" in said_privately(result)


@pytest.mark.parametrize("values", [{"rules_version": 0}, {"slug": "old-maid"}], ids=str)
async def test_a_match_of_older_rules_says_so(world: World, values: dict[str, object]) -> None:
    record = await over(world)
    board = await world.board()
    await change(world, tables.matches, tables.matches.c.id == record.id, **values)
    told = said_privately(await world.press("ann", board, "Replay"))
    assert TRACE not in told
    assert ("older rules" if "rules_version" in values else "I don't have this game") in told
