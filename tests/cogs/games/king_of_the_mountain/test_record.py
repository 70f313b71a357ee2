"""``/board record:True``: the course of a match as a file that people and programs can read."""

from typing import Any

from simcord import ChannelHandle, InteractionResult

from bot.match.record import Record
from games.king_of_the_mountain.board import COURT
from games.king_of_the_mountain.notation import format_position
from tests.cogs.games.king_of_the_mountain.playing import (
    NAMES,
    begin,
    deploy,
    forged,
    leave,
    move,
    mutate,
)
from tests.games.king_of_the_mountain.reading import parse_position
from tests.games.king_of_the_mountain.setting import table
from tests.support.acting import arrange
from tests.support.world import World, answer, said_privately

TITLE = "King of the Mountain"


async def thread_of(world: World) -> ChannelHandle:
    """Return the thread of the match."""
    record = await world.only_match()
    assert record.shown.place_id is not None
    return world.place(record.shown.place_id)


async def written(
    world: World, name: str, channel: ChannelHandle, record: Record | None = None
) -> str:
    """Return the record that a person gets in a channel; by default of the only match."""
    record = record or await world.only_match()
    forged = world.forge(f"{record.id}:0:moves", channel=channel)
    message = answer(await world.people[name].click(forged, label="0"))
    assert message.ephemeral
    (file,) = message.attachments
    assert file.filename == f"castellan-{record.id}.txt"
    data = world.env.backend.cdn.get(file.url)
    assert data is not None
    return data.decode()


async def test_the_record_hides_armies_until_they_stand_and_then_tells_every_move(
    world: World,
) -> None:
    await begin(world, "ann", "bob")
    thread = await thread_of(world)
    await forged(world, "ann", "deploy:BBRRNNLLAAHHHHHH")
    posted = (await world.board()).id
    for name in ("ann", "bob", "stranger"):
        text = await written(world, name, thread)
        assert "army" not in text
        assert "player 2 is bob" in text
        _, position = parse_position(text[text.index(TITLE) :])
        assert {kind for _, _, kind in position.pieces()} == {*COURT}
    assert (await world.board()).id == posted
    await deploy(world, "bob")
    first = await world.only_match()
    seat = first.state.position.turn
    played = []
    steps = {0: "B6-C7", 1: "R16-Q15"}
    for who in (seat, 1 - seat):
        await move(world, NAMES[who], steps[who])
        played.append(f"{who + 1}:{steps[who]}")
    text = await written(world, "bob", thread)
    assert "army 1: BBRRNNLLAAHHHHHH" in text
    assert "army 2: BPNRBPNRLHHHLHHH" in text
    assert f"1. {' '.join(played)}" in text
    options, position = parse_position(text[text.index(TITLE) :])
    record = await world.only_match()
    assert position == record.state.position
    assert options == record.state.options


async def test_a_record_tells_of_captures_re_spawns_mutations_and_leavers(
    world: World,
) -> None:
    rules: dict[str, Any] = {"mutant_monarch": True, "turn_limit": 9}
    await begin(world, "ann", "bob", "cem", **rules)
    thread = await thread_of(world)
    armies = ("KI8 RD6 AG4 NA1", "KD14 NA16", "RR1 GI2")
    await arrange(world, table(*armies, reserves=("B", "N", ""), **rules))
    await move(world, "ann", "D6xD14")
    await mutate(world, "bob", await world.hand("bob"), "N")
    await move(world, "bob", "A16-C17")
    await world.let_all_decide()
    await leave(world, "cem", command=True)
    await move(world, "ann", "B@E5")
    text = await written(world, "ann", thread)
    assert "1. 1:D6xD14 2:=N 2:A16-C17 3:resigns" in text
    assert "2. 1:B@E5" in text
    options, position = parse_position(text[text.index(TITLE) :])
    record = await world.only_match()
    assert position == record.state.position
    assert position.gone == (2,)
    assert format_position(options, position) in text


async def test_the_record_can_be_had_when_the_match_is_over(world: World) -> None:
    await begin(world, "ann", "bob")
    thread = await thread_of(world)
    await arrange(world, table("KI9", "RD15"))
    await move(world, "ann", "I9-J10")
    over = await world.only_match()
    board = await world.board()
    for name in ("ann", "bob"):
        text = await written(world, name, thread, over)
        assert "1. 1:I9-J10" in text
        assert "won by player 1 (crowned)" in text
        await world.people[name].click(board, label="Rematch")


async def test_there_is_no_record_in_a_lobby_or_of_a_game_without_notation(world: World) -> None:
    await world.open_table("ann", game="king-of-the-mountain")
    result = await moves(world, "ann", await world.only_match())
    assert "This match hasn't begun yet" in said_privately(result)
    await world.people["ann"].click(await world.lobby(), label="Cancel")
    await world.people["bob"].slash(world.channel, "play high-card")
    high_card = (await world.all_matches())[-1]
    assert high_card.shown.lobby_message_id is not None
    lobby = world.public(high_card.channel_id, high_card.shown.lobby_message_id)
    await world.people["cem"].click(lobby, label="Join")
    await world.people["bob"].click(lobby, label="Start")
    result = await moves(world, "bob", high_card)
    assert "High Card has no move notation." in said_privately(result)
    assert not answer(result).attachments


async def moves(world: World, name: str, record: Record) -> InteractionResult:
    """A press of *Moves as text*, wherever that may have stood."""
    return await world.people[name].click(world.forge(f"{record.id}:0:moves"), label="0")


async def test_players_and_spectators_find_the_record(world: World) -> None:
    record = await begin(world, "ann", "bob")
    assert record.shown.place_id is not None
    thread = world.place(record.shown.place_id)
    ann, stranger = world.people["ann"], world.stranger
    hand = answer(await ann.slash(thread, "hand"))
    watched = answer(await stranger.click(await world.board(), label="Watch"))
    for who, page in ((ann, answer(await ann.click(hand, label="More"))), (stranger, watched)):
        assert answer(await who.click(page, label="Moves as text")).attachments
