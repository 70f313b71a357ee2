"""A match stopped by agreement: without a result, once everybody at it wants that."""

from simcord import ResponseMessage

from bot.match.record import Record
from cogs.challenges.series import series_of
from tests.cogs.challenges.test_challenges import accepted
from tests.cogs.game_nights.holding import leap_to, plan, press, running
from tests.games.every import for_several
from tests.games.playing import AnyGame
from tests.support.acting import stand_in_for
from tests.support.any_table import Table
from tests.support.world import World, answer, found_button, labels, said_privately, words

OFFER, STOP, PLAY_ON = "Offer to stop", "Stop the match", "Keep playing"


async def question(world: World, name: str) -> ResponseMessage:
    """The page that asks whether one really wants to leave."""
    return answer(await world.people[name].click(await world.board(), label="Leave"))


async def offer(world: World, name: str) -> ResponseMessage:
    """Offer to stop. Returns the page that shows the result."""
    asked = await question(world, name)
    return answer(await world.people[name].click(asked, label=OFFER))


@for_several
async def test_a_match_of_any_game_ends_without_a_result_once_all_agree(
    world: World, game: AnyGame
) -> None:
    table = Table(world, game, 2)
    await table.begin()
    await world.let_all_decide()
    first, *others = table.people
    asked = await world.ask(first, "resign")
    hand = answer(await world.people[first].click(asked, label=OFFER))
    assert "You've offered to stop without a result. The others have to agree." in words(hand)
    assert f"{first} offers to stop, without a result." in words(await world.board())
    for name in others:
        assert (await world.only_match()).status == "running"
        assert STOP in labels(await world.board())
        await world.people[name].click(await world.board(), label=STOP)
    record = await world.only_match()
    assert (record.status, record.cause) == ("cancelled", "agreed")
    assert all(chair.place is None and chair.rating_after is None for chair in record.chairs)
    board = words(await world.board())
    assert "Everyone agreed to stop, so this match has no result." in board
    assert (await world.rows())["results"] == []


async def begin(world: World, *names: str) -> Record:
    record = await world.begin(*names)
    await world.let_all_decide()
    return record


async def test_one_who_would_rather_play_on_says_so(world: World) -> None:
    await begin(world, "ann", "bob", "cem")
    await offer(world, "ann")
    await world.people["bob"].click(await world.board(), label=STOP)
    told = said_privately(await world.people["ann"].click(await world.board(), label=PLAY_ON))
    assert "the others have to answer" in told
    await world.people["cem"].click(await world.board(), label=PLAY_ON)
    board = await world.board()
    assert STOP not in labels(board) and "cem would rather play on." in words(board)
    assert (await world.only_match()).status == "running"


async def test_two_who_offer_it_agree(world: World) -> None:
    await begin(world, "ann", "bob")
    late = await question(world, "bob")
    await offer(world, "ann")
    await world.people["bob"].click(late, label=OFFER)
    assert (await world.only_match()).cause == "agreed"


async def test_an_offer_lapses_when_its_player_goes_on(world: World) -> None:
    await begin(world, "ann", "bob")
    turn, other = await world.whose_turn(), await world.waiting()
    await offer(world, other)
    await world.play_turn()
    assert STOP in labels(await world.board()), "others may take their time"
    await world.people[turn].click(await world.board(), label=PLAY_ON)
    await offer(world, other)
    while await world.whose_turn() != other:
        await world.play_turn()
    board = await world.board()
    control = found_button(board, STOP)["custom_id"]
    await world.play_turn()
    assert STOP not in labels(await world.board())
    refused = await world.press(turn, board, control)
    assert "already been answered" in said_privately(refused)


async def test_nobody_stops_a_match_against_computers_or_against_an_absent_person(
    world: World,
) -> None:
    record = await begin(world, "ann", "bob")
    with world.env._bot_scope():
        await world.bot.ledger.change(record.id, stand_in_for, 1)
    await world.env.settle()
    await offer(world, "ann")
    assert (await world.only_match()).status == "running", "bob is to agree when he is back"
    await world.people["bob"].click(await world.board(), label="Take my seat back")
    await world.people["bob"].click(await world.board(), label=STOP)
    assert (await world.only_match()).cause == "agreed"


async def test_alone_against_computers_there_is_nobody_to_agree(world: World) -> None:
    lobby = await world.open_table("ann", computers=2)
    await world.people["ann"].click(lobby, label="Start")
    await world.let_all_decide()
    asked = await question(world, "ann")
    assert OFFER not in labels(asked)
    record = await world.only_match()
    forged = f"{record.id}:{record.version}:offer_stop"
    refused = await world.press("ann", world.forge(forged), forged)
    assert "already been answered" in said_privately(refused)
    assert (await world.only_match()).status == "running"


async def test_who_has_missed_a_turn_and_decided_nothing_is_not_asked(world: World) -> None:
    await world.begin("ann", "bob")
    absent, here = await world.whose_turn(), await world.waiting()
    await world.env.advance_time(5 * 60 + 2)
    await world.play_turn()
    await offer(world, here)
    record = await world.only_match()
    assert (record.status, record.cause) == ("cancelled", "absent")
    board = await world.board()
    assert f"**{absent}** missed their first turns" in words(board)
    assert "Rematch" in labels(board)


async def test_a_best_of_ends_at_its_score(world: World) -> None:
    await accepted(world, best_of=3)
    await world.let_all_decide()
    await offer(world, "ann")
    await world.people["bob"].click(await world.board(), label=STOP)
    found = series_of(await world.only_match())
    assert found is not None and found[0].ended and found[0].winner is None


async def test_a_game_night_decides_when_its_matches_end(world: World) -> None:
    night = (await plan(world)).night
    await press(world, "Join", "ann", "bob")
    await leap_to(world, night.starts_at)
    (record,) = await running(world)
    await world.let_all_decide()
    asked = await world.ask("ann", "resign")
    assert OFFER not in labels(asked)
    forged = f"{record.id}:{record.version}:offer_stop"
    refused = await world.press("ann", world.forge(forged), forged)
    assert "already been answered" in said_privately(refused)
