"""The plug is pulled in every phase; the very same controls work afterwards."""

from games.king_of_the_mountain import LETTERS
from tests.cogs.games.king_of_the_mountain.coming_to import (
    army,
    choose,
    come_to,
    give,
    ids,
    laid_out,
    leave,
    pick_pieces,
    shown_army,
)
from tests.cogs.games.king_of_the_mountain.playing import DEPLOY, NAMES, begin, deploy, move, pick
from tests.games.king_of_the_mountain.setting import king, on, reserve, table
from tests.support.acting import offers
from tests.support.world import World, answer, found_button, labels, pings, words


async def standing(world: World) -> list[tuple[int, str, list[int]]]:
    """What stands in the place of the match: its messages, and whom they call."""
    record = await world.only_match()
    assert record.place_id is not None
    return [(m.id, m.content, pings(m)) for m in world.messages(record.place_id)]


async def test_a_restart_shows_calls_and_changes_nothing_in_any_phase(world: World) -> None:
    await begin(world, "ann", "bob")
    for phase in ("picking", "deploying", "playing", "mutating"):
        await come_to(world, laid_out(phase, 2))
        shown, before = await standing(world), await world.rows()
        board = words(await world.board())
        await world.restart()
        assert await standing(world) == shown, phase
        assert await world.rows() == before, phase
        assert words(await world.board()) == board


async def test_pieces_picked_before_a_restart_are_given_after_it(world: World) -> None:
    await begin(world, "ann", "bob", pick_for_friend=True)
    hands = {name: await world.hand(name) for name in ("ann", "bob")}
    await pick_pieces(world, "ann", hands["ann"], "NNPPLLAAGG")
    await world.restart()
    assert "Picked: Knight ×2, Kangaroo ×2" in words(hands["ann"])
    await world.people["ann"].click(hands["ann"], label="Give these pieces")
    assert "You have picked: Knight ×2" in words(hands["ann"])
    await world.restart()
    board = words(await world.board())
    assert board.count("ready ✓") == 1 and "Still to pick: 🟦 **bob**" in board
    await give(world, "bob", "BBRRNNPPLL", hands["bob"])
    record = await world.only_match()
    assert record.state.phase == "deploying"
    picked = ["".join(LETTERS[kind] for kind in kinds) for kinds in record.state.picks]
    assert picked == ["NNLLPPAAGG", "BBRRNNLLPP"]
    assert record.published_version == record.version


async def test_a_draft_of_an_army_survives_restarts_and_is_what_is_deployed(world: World) -> None:
    await begin(world, "ann", "bob")
    hand = await world.hand("ann")
    old = await world.hand("bob")
    await choose(world, "ann", hand, "B4 Hero", "swap: A6 Rook", "E2 Hero")
    await world.restart()
    hand = await choose(world, "ann", hand, "swap: C1 Bishop")
    drafted = shown_army(hand)
    expected = list(army("vanguard"))
    for one, other in ((3, 13), (4, 10)):
        expected[one], expected[other] = expected[other], expected[one]
    assert drafted == "".join(expected)
    (picture,) = hand.attachments
    assert "A6 Hero" in str(picture.description) and "E2 Bishop" in str(picture.description)
    await world.restart()
    assert shown_army(hand) == drafted
    await world.people["ann"].click(hand, label=DEPLOY)
    assert (await world.only_match()).state.armies == [drafted, None]
    await world.restart()
    assert words(await world.board()).count("ready ✓") == 1
    await world.people["bob"].click(old, label=DEPLOY)
    state = (await world.only_match()).state
    assert state.phase == "playing"
    assert (on(state, "A6"), on(state, "B4"), on(state, "E2")) == ("H1", "R1", "B1")


async def test_a_square_picked_before_a_restart_is_gone_to_after_it(world: World) -> None:
    await begin(world, "ann", "bob")
    record = await come_to(world, "playing")
    hand = await pick(world, "ann", await world.hand("ann"), "D4")
    marked = world.picture(hand)
    await world.restart()
    assert world.picture(hand) == marked
    await world.people["ann"].click(hand, label="E5")
    after = await world.only_match()
    assert after.version == record.version + 1 and on(after.state, "E5") == "H1"
    assert after.published_version == after.version
    assert "`D4-E5`" in words(await world.board())
    assert "moved on" not in words(hand)
    await world.restart()
    result = await move(world, "bob", "N@")
    assert "not your turn" in words(answer(result))
    assert on((await world.only_match()).state, "S19") == "N2"


async def test_a_target_chosen_in_a_menu_and_another_piece_work_after_a_restart(
    world: World,
) -> None:
    await begin(world, "ann", "bob")
    await come_to(world, "playing")
    hand = await pick(world, "ann", await world.hand("ann"), "Q10")
    (menu,) = offers(hand, "move")
    assert "Q17" in menu[1] and len(menu[1]) > 15
    await world.restart()
    await world.people["ann"].click(hand, label="Another piece")
    assert len(offers(hand, "pick")) == 1 and not offers(hand, "move")
    await world.restart()
    hand = await pick(world, "ann", hand, "Q10")
    await world.restart()
    await world.people["ann"].select(hand, ["Q17"], custom_id=offers(hand, "move")[0][0])
    assert (await world.only_match()).state.phase == "mutating"


async def test_a_pending_mutation_is_decided_after_a_restart(world: World) -> None:
    await begin(world, "ann", "bob")
    await come_to(world, laid_out("playing", 2))
    hand = await world.hand("bob")
    await move(world, "ann", "Q10xQ17")
    assert "**Your King was captured** and may mutate" in words(hand)
    assert labels(hand) == ["Rook", "Knight", "Leave him as he is", "Resign"]
    await world.restart()
    assert "may gain the movement of a piece in reserve" in words(await world.board())
    record = await world.only_match()
    await world.people["bob"].click(hand, label="Knight")
    after = await world.only_match()
    assert after.version == record.version + 1 == after.published_version
    assert (reserve(after.state, 1), king(after.state, 1)) == ("R", "S19")
    board = words(await world.board())
    assert "King moves as Knight too" in board and "🟦 **bob** is to move." in board
    assert "Your turn" in words(hand)


async def test_an_offered_draw_is_answered_on_the_old_board_after_a_restart(world: World) -> None:
    await begin(world, *NAMES)
    await come_to(world, "playing")
    hands = {name: await world.hand(name) for name in ("ann", "bob")}
    await world.people["ann"].click(hands["ann"], label="Offer a draw")
    board = await world.board()
    await world.restart()
    await world.people["bob"].click(hands["bob"], label="Accept the draw")
    await world.restart()
    accept = found_button(board, "Accept the draw")["custom_id"]
    await world.people["cem"].click(board, custom_id=accept)
    assert "Still to answer: 🟢 dora." in words(await world.board())
    await world.restart()
    await world.people["dora"].click(board, custom_id=accept)
    record = await world.only_match()
    assert (record.status, record.state.ending) == ("over", "agreed")
    assert "A draw, by agreement" in words(await world.board())
    await world.restart()
    board = await world.board()
    assert labels(board) == ["Rematch", "Replay", "Verify the deal", "Rules"]
    await world.people["bob"].click(board, label="Rematch")
    assert [each.status for each in await world.all_matches()] == ["over", "lobby"]


async def test_what_was_committed_and_not_shown_is_shown_after_a_restart(world: World) -> None:
    await begin(world, "ann", "bob")
    steps = (
        ("deploying", "ann", "ready ✓"),
        ("playing", "ann", "`Q10xQ17`"),
        ("mutating", "bob", "King moves as Rook too"),
    )
    for phase, name, told in steps:
        await come_to(world, laid_out(phase, 2))
        hand = await world.hand(name)
        before = words(await world.board()).count(told)
        world.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
        world.env.inject_error("POST", "/channels/*/messages", times=None)
        match phase:
            case "deploying":
                await world.people[name].click(hand, label=DEPLOY)
            case "playing":
                await move(world, name, "Q10xQ17")
            case _:
                await world.people[name].click(hand, label="Rook")
        record = await world.only_match()
        assert words(await world.board()).count(told) == before
        assert record.published_version < record.version
        world.heal()
        await world.restart()
        after = await world.only_match()
        assert after.published_version == after.version == record.version
        assert words(await world.board()).count(told) > before, phase


async def test_a_won_match_that_was_not_shown_is_told_after_a_restart(world: World) -> None:
    await begin(world, "ann", "bob")
    await come_to(world, table("KK10", ""))
    world.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
    world.env.inject_error("POST", "/channels/*/messages", times=None)
    await move(world, "ann", "K10-J10")
    assert (await world.only_match()).status == "over"
    world.heal()
    await world.restart()
    for message in (await world.board(), await world.lobby()):
        assert "ann has reached the centre and is King of the Hill!" in words(message)


async def test_a_question_to_leave_asked_before_a_restart_is_confirmed_after_it(
    world: World,
) -> None:
    await begin(world, "ann", "bob")
    await come_to(world, laid_out("mutating", 2))
    asked = answer(await world.people["bob"].click(await world.hand("bob"), label="Resign"))
    await world.restart()
    await world.people["bob"].click(asked, label="Yes, leave")
    assert "ann is the last one left, and King of the Hill!" in words(await world.board())


async def test_an_army_deployed_in_a_hand_of_long_ago_still_counts(world: World) -> None:
    """Controls outlive the quarter of an hour in which a hand can be kept fresh."""
    await begin(world, "ann", "bob", pace="untimed")
    hand = await world.hand("ann")
    await choose(world, "ann", hand, "B4 Hero", "swap: A6 Rook")
    await world.outage(20 * 60)
    await world.people["ann"].click(hand, label=DEPLOY)
    await deploy(world, "bob")
    assert on((await world.only_match()).state, "A6") == "H1"
    assert not ids(hand, "deploy")
    await leave(world, "ann")
    assert (await world.only_match()).status == "over"
