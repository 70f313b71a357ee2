"""Whole matches, played as people play them, with every message read for what it gives away."""

from bot.match.record import Record
from tests.support.watch import Watch
from tests.support.world import World, labels, words


async def played_through(world: World, watch: Watch, most: int = 500) -> Record:
    """Play what is likely until the end; watch every step."""
    for _ in range(most):
        record = await watch.look()
        if record.status == "over":
            return record
        await world.play_turn(None)
    raise AssertionError("the match does not end")


async def test_four_people_play_to_the_end_and_nobody_sees_a_hidden_card(world: World) -> None:
    watch = Watch(world)
    await world.open_table("ann", target=2)
    await world.join("bob", "cem", "dora")
    await watch.look()
    await world.press("ann", await world.lobby(), "Start")
    record = await played_through(world, watch)
    outcome = record.game.outcome(record.state)
    assert outcome is not None
    assert max(outcome.scores) == 2
    board = words(await world.board())
    for seat in outcome.winners:
        assert record.chairs[seat].name in board
    assert "wins the match!" in board or "share the victory!" in board
    assert labels(await world.board()) == [
        "Rematch",
        "Replay",
        "Verify the deal",
        "Rules",
        "Review",
    ]
    assert watch.boards > 10
    assert watch.hands > 10


async def test_hands_by_direct_message_give_nothing_away(world: World) -> None:
    for name in ("ann", "bob"):
        panel = await world.ask(name, "preferences")
        await world.press(name, panel, "Send hands by direct message")
    watch = Watch(world)
    await world.begin("ann", "bob", "cem", target=1)
    await played_through(world, watch)
    assert world.direct_messages("ann")
    assert world.direct_messages("bob")


async def test_guests_leavers_time_outs_and_restarts_give_nothing_away(world: World) -> None:
    watch = Watch(world)
    await world.begin("ann", "bob", "cem", target=2, pace="live")
    await watch.look()
    await world.play_turn(None)
    await watch.look()
    await world.press("dora", await world.board(), "Join")
    await world.hand("dora")
    await watch.look()
    await world.env.advance_time(46)
    await watch.look()
    await world.let_all_decide()
    question = await world.press("cem", await world.board(), "Leave")
    await watch.look()
    await world.press("cem", question, "Yes, leave")
    await watch.look()
    await world.restart()
    await played_through(world, watch)
