"""Sitting down, and the reserve: chosen by both in secret, and never seen by the other."""

from cogs.games.king_of_the_hill.texts import card_text
from games.core.cards import code
from games.king_of_the_hill.attack import JOKER
from tests.cogs.games.king_of_the_hill.playing import (
    SLUG,
    begin,
    chosen_by,
    pick,
    set_aside,
)
from tests.support.imagined import ENGLISH
from tests.support.reading import marked
from tests.support.world import World, labels, said_privately, words


async def test_the_command_offers_the_variant_and_the_lobby_says_which_rules_hold(
    world: World,
) -> None:
    lobby = await world.open_table("ann", game=SLUG)
    assert "Ten, jack, queen and king don't tie" in words(lobby)
    await world.press("ann", lobby, "Cancel")
    await world.ask("ann", f"play {SLUG}", faces_tie=True, pace="live")
    record = next(r for r in await world.all_matches() if r.status == "lobby")
    assert record.shown.lobby_message_id is not None
    text = words(world.public(record.channel_id, record.shown.lobby_message_id))
    assert "Ten, jack, queen and king tie · live" in text


async def test_the_game_is_for_two(world: World) -> None:
    lobby = await world.open_table("ann", game=SLUG)
    alone = said_privately(await world.press("ann", lobby, "Start"))
    assert "at least 2 players" in alone
    await world.join("bob")
    third = said_privately(await world.press("cem", lobby, "Join"))
    assert "2 seats are taken" in third
    await world.press("ann", lobby, "Start")
    assert "Join" not in labels(await world.board())
    record = await world.only_match()
    late = world.forge(f"{record.id}:{record.version}:join")
    told = said_privately(await world.press("cem", late, "0"))
    assert "King of the Hill is for two players, and both seats are taken." in told
    assert len((await world.only_match()).chairs) == 2


async def test_everything_may_be_set_aside_in_secret_and_a_pick_taken_back(world: World) -> None:
    record = await begin(world)
    mine, theirs = ([code(card) for card in hand] for hand in record.state.hands)
    hand = await world.hand("bob")
    await pick(world, "bob", hand, theirs[0], theirs[1], theirs[0])
    assert chosen_by(hand, "set_aside") == [theirs[1]]
    assert len(marked(hand)) == 1
    other = await world.hand("ann")
    assert chosen_by(other, "set_aside") == [""], "nothing, by a button of its own"
    await pick(world, "ann", other, "JB")
    assert marked(other) == [card_text(JOKER, ENGLISH)]
    assert chosen_by(other, "set_aside") == ["JB"]
    await pick(world, "ann", other, *mine[:-1])
    assert chosen_by(other, "set_aside") == [".".join(mine)]
    await world.press("ann", other, "Set aside")
    assert labels(other) == ["More"]
    board = words(await world.board())
    assert "Waiting for **bob**." in board
    assert board.count("ready ✓") == 1
    assert board.count("12 in hand · 0 in reserve") == 2, "public when both have chosen"
    assert len(marked(hand)) == 1, "what bob has picked stays picked"
    await set_aside(world, "bob", theirs[2], hand)
    state = (await world.only_match()).state
    assert JOKER in state.reserves[0] and len(state.reserves[0]) == 12
    assert [code(card) for card in state.reserves[1]] == theirs[1:3]
    board = words(await world.board())
    assert "ready" not in board
    assert board.count("0 in hand · 12 in reserve") == 1
    assert board.count("10 in hand · 2 in reserve") == 1


async def test_a_reserve_can_be_suggested_and_changed_before_it_is_laid_aside(world: World) -> None:
    await begin(world)
    hand = await world.hand("ann")
    await world.press("ann", hand, "Suggest")
    suggested = marked(hand)
    assert suggested
    assert (await world.only_match()).state.committed == [None, None], "nothing is played by it"
    held = (await world.only_match()).state.hands[0]
    more = next(card for card in held if card_text(card, ENGLISH) not in suggested)
    await pick(world, "ann", hand, code(more))
    assert sorted(marked(hand)) == sorted([*suggested, card_text(more, ENGLISH)])
    await world.press("ann", hand, "Set aside")
    committed = (await world.only_match()).state.committed[0]
    assert sorted(card_text(card, ENGLISH) for card in committed) == sorted(
        [*suggested, card_text(more, ENGLISH)]
    )
