"""The host says how many rounds are still to come, and the proof of the deal holds."""

from tests.cogs.games.eighty_points.playing import NAMES, begin, come_to, get_ready, put
from tests.games.eighty_points import table
from tests.support.acting import arrange
from tests.support.reading import offers
from tests.support.world import World, labels, said_privately, words


async def fix(world: World, name: str, remaining: int) -> str:
    """Choose the number of rounds left, on screen or by a forged id. Returns the reply."""
    record = await world.newest_match()
    told = said_privately(await world.force(name, f"{record.id}:0:rounds", str(remaining)))
    assert "something went wrong" not in told
    return told


async def last_trick(world: World) -> None:
    for name, card in zip(NAMES, ("AS", "QS", "JS", "10S", "9S"), strict=True):
        await put(world, name, card)
    await world.env.advance_time(3.1)


async def test_only_the_host_fixes_the_rounds(world: World) -> None:
    """No decision under way grows old by it."""
    await begin(world, casual=True)
    record = await come_to(world, "playing")
    hand = await world.hand("ann")
    before = await world.rows()
    for name in NAMES[1:]:
        assert "ann" in await fix(world, name, 0)
    assert "Only the host, ann, can do that." in await fix(world, "stranger", 0)
    assert await world.rows() == before
    assert "2 more rounds after this one." in await fix(world, "ann", 2)
    assert (await world.only_match()).state.rounds == 3
    assert "1 more round after this one." in await fix(world, "ann", 1)
    board = await world.board()
    assert "Round 1 of 2" in words(board)
    assert "1 more round after this one." in words(board), "all may know"
    entry = (await world.bot.queries.log_of(record.id))[-1]
    assert (entry.kind, entry.seat) == ("amendment", None)
    assert entry.action == {"type": "fix_rounds", "remaining": 1}
    after = await world.only_match()
    assert (after.alarm.since, after.alarm.ends_at) == (record.alarm.since, record.alarm.ends_at)
    await put(world, "ann", "AS", hand)
    assert len((await world.only_match()).state.trick) == 1


async def test_somebody_else_fixes_them_once_the_host_has_left_the_server(world: World) -> None:
    await begin(world, casual=True)
    record = await come_to(world, "playing")
    world.guild.remove_member(world.people["ann"])
    assert "2 more rounds after this one." in await fix(world, NAMES[1], 2)
    after = await world.only_match()
    assert after.host_id == world.people[NAMES[1]].id
    assert after.chair_of(world.people["ann"].id) is not None, "nobody has waited for ann yet"
    assert (after.alarm.since, after.alarm.ends_at) == (record.alarm.since, record.alarm.ends_at)


async def test_none_to_come_ends_the_match_with_the_present_round(world: World) -> None:
    await begin(world, casual=True)
    await arrange(world, table.table("AS", "QS", "JS", "10S", "9S"))
    assert "The match ends after this round." in await fix(world, "ann", 0)
    assert "Round 1 of 1" in words(await world.board())
    assert "The match ends after this round." in words(await world.board())
    await last_trick(world)
    assert (await world.only_match()).status == "over"
    board = await world.board()
    assert labels(board) == ["Rematch", "Replay", "Review", "More"]
    assert "ann has the highest rank, 5, and wins the match!" in words(board)


async def test_more_rounds_let_the_last_one_be_followed_by_another(world: World) -> None:
    await begin(world, rounds=1, casual=True)
    await arrange(world, table.table("AS", "QS", "JS", "10S", "9S", rounds=1))
    await fix(world, "ann", 1)
    await last_trick(world)
    record = await world.only_match()
    assert (record.status, record.state.phase, record.state.rounds) == ("running", "scored", 2)
    await get_ready(world, *NAMES)
    await world.env.advance_time(0.1)
    assert "Round 2 of 2" in words(await world.board())


async def test_only_the_host_of_a_running_match_is_offered_the_menu(world: World) -> None:
    await begin(world, casual=True)
    record = await world.only_match()
    menu = await world.press("bob", await world.ask("bob", "hand"), "More")
    assert not offers(menu, "rounds")
    menu = await world.press("ann", await world.ask("ann", "hand"), "More")
    await world.choose("ann", menu, "rounds", "2")
    assert "2 more rounds after this one." in words(menu)
    assert (await world.only_match()).version == record.version + 1


async def test_no_other_choice_and_no_other_game_is_changed(world: World) -> None:
    other = await world.begin("ann", "bob")
    assert "no longer works" in await fix(world, "ann", 1)
    assert (await world.bot.ledger.read(other.id)).version == other.version
    await world.ask("ann", "play eighty-points")
    assert "hasn't started" in await fix(world, "ann", 1)
    for wrong in (-1, 51, 10**30):
        assert "no longer works" in await fix(world, "ann", wrong)


async def test_nobody_fixes_the_rounds_of_a_rated_lobby(world: World) -> None:
    await world.open_table(game="eighty-points")
    await world.join("bob")
    assert "hasn't started" in await fix(world, "ann", 1)


async def test_in_a_rated_match_everybody_has_to_choose_the_same(world: World) -> None:
    """The host could end it while ahead, or go on while behind."""
    await begin(world)
    await come_to(world, "playing")
    before = (await world.only_match()).state.rounds
    assert "takes effect from the next round" in await fix(world, "ann", 0)
    for name in NAMES[:4]:
        assert "would like 1 more round after this one" in await fix(world, name, 1)
    assert "ann, bob, cem and dora would like 1 more round" in words(await world.board())
    assert (await world.only_match()).state.rounds == before
    assert "1 more round after this one." in await fix(world, "eve", 1)
    assert (await world.only_match()).state.rounds == 2
    assert "eve would like 3 more rounds" in await fix(world, "eve", 3)
    assert (await world.only_match()).state.rounds == 2


async def test_only_headings_have_the_long_title(world: World) -> None:
    lobby = await world.open_table("ann", game="eighty-points")
    assert "**Eighty Points: a table is open**" in words(lobby)
    assert "Eighty Points" in words(lobby)
