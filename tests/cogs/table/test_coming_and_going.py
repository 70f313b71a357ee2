"""People who sit down at, and get up from, a match that is running."""

from itertools import cycle

from bot.match.admission import MAX_IDLE
from bot.match.record import Record
from tests.support.living import begun
from tests.support.world import World, labels, said_privately, words


async def test_a_guest_sits_down_last_and_is_dealt_in_from_the_next_round(world: World) -> None:
    await world.begin("ann", "bob", target=5)
    result = await world.press("cem", await world.board(), "Join")
    assert "Welcome to the table" in said_privately(result)
    board = words(await world.board())
    assert "3 cem: 0 of 5, 0 cards, joins next round" in board
    assert "cem joined" in board
    assert "You'll get cards from the next round on" in words(await world.hand("cem"))
    begun = (await world.only_match()).state.round
    for _ in range(60):
        record = await world.only_match()
        if record.state.round > begun:
            break
        await world.play_turn(None)
    assert len(record.state.hands[2]) == 1
    assert "You hold" in words(await world.hand("cem"))


async def test_joining_a_running_match_twice_is_refused(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    await world.press("cem", board, "Join")
    before = await world.rows()
    assert "already at" in said_privately(await world.press("cem", board, "Join"))
    assert "already at" in said_privately(await world.press("ann", board, "Join"))
    assert await world.rows() == before


async def test_nobody_joins_a_running_match_that_the_deck_cannot_serve(world: World) -> None:
    await world.begin("ann", "bob", target=26)
    before = await world.rows()
    result = await world.press("cem", await world.board(), "Join")
    assert "3 players going for 26 points" in said_privately(result)
    assert await world.rows() == before


async def test_nobody_joins_a_running_match_of_thirteen(world: World) -> None:
    lobby = await world.open_table("ann")
    for _ in range(12):
        await world.add_computer()
    await world.press("ann", lobby, "Start")
    board, record = await world.board(), await world.only_match()
    assert "Join" not in labels(board)
    result = await world.press("bob", board, f"{record.id}:{record.version}:join")
    assert "at most 13 players" in said_privately(result)
    assert len((await world.only_match()).chairs) == 13


async def test_a_seat_given_up_cannot_be_taken_again(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    await world.leave("cem")
    before = await world.rows()
    result = await world.press("cem", await world.board(), "Join")
    assert "take back a seat" in said_privately(result)
    assert await world.rows() == before


async def test_resign_asks_once_and_then_gives_the_seat_up(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    await world.let_all_decide()
    thread = world.place(record.shown.place_id)
    result = await world.ask("bob", "resign", place=thread)
    question = result
    assert "Leave this match?" in said_privately(result)
    assert not (await world.only_match()).chairs[1].left
    await world.press("bob", question, "Yes, leave")
    assert "You've left the match" in words(question)
    assert not labels(question)
    record = await world.only_match()
    assert record.chairs[1].left
    assert record.status == "running"
    board = words(await world.board())
    assert "2 bob: left the match" in board
    assert "bob left the match" in board


async def test_resign_in_a_lobby_just_leaves_it(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    assert "You've left the table" in said_privately(await world.ask("bob", "resign"))
    assert "**bob**" not in words(lobby)


async def test_the_last_one_left_wins(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    await world.leave("ann")
    await world.leave("bob")
    record = await world.only_match()
    assert record.status == "over"
    outcome = record.game.outcome(record.state)
    assert outcome is not None
    assert outcome.winners == (2,)
    board = words(await world.board())
    assert "cem wins the match!" in board
    assert board.count("left the match") >= 2


async def test_one_who_left_may_sit_at_other_tables_and_has_no_matches(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    await world.leave("bob")
    assert "You're not at any table" in said_privately(await world.ask("bob", "hand"))
    await world.ask("bob", "play high-card")
    assert len(await world.all_matches()) == 2
    assert (await world.bot.ledger.read(record.id)).status == "running"


async def test_a_match_of_computers_alone_comes_to_an_end(world: World) -> None:
    lobby = await world.open_table("ann", target=1)
    for _ in range(2):
        await world.add_computer()
    await world.press("ann", lobby, "Start")
    await world.leave("ann")
    await world.env.advance_time(200)
    assert (await world.only_match()).status == "over"


async def test_who_lets_three_matches_wait_takes_no_further_seat(world: World) -> None:
    for game in ("high-card", "king-of-the-hill"):  # nobody waits for those
        page = await world.ask("bob", "daily", game=game)
        await world.press("bob", page, "Play today's deal")
    waiting: list[Record] = []
    for name in cycle(("ann", "cem", "dora")):
        record = await begun(world, "bob", name)
        waiting += [record] * (record.awaited == {0})  # others wait for whom bob plays against
        if len(waiting) == MAX_IDLE:
            break
    await world.ask("stranger", "play high-card")
    lobby = world.public(world.channel.id, world.messages(world.channel.id)[-1].id)
    refused = await world.press("bob", lobby, "Join")
    assert "Several matches wait for your first move" in said_privately(refused)
    refused = await world.ask("bob", "play high-card")
    assert "Several matches wait for your first move" in said_privately(refused)
    await world.press("cem", lobby, "Join")
    board = await world.board(waiting[0])
    hand = await world.press("bob", board, "My hand")
    await world.play_hand("bob", hand)
    await world.press("bob", lobby, "Join")
    assert "3. **bob**" in words(lobby)
