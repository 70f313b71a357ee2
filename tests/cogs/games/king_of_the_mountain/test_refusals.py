"""Forged, outdated and foreign controls, and options that clash: a sentence, never a change."""

from typing import Any

from tests.cogs.games.king_of_the_mountain.playing import (
    SLUG,
    TRACE,
    begin,
    deploy,
    forged,
    go,
    pick,
)
from tests.cogs.table.test_limits import within_limits
from tests.games.king_of_the_mountain.setting import on, table
from tests.support.acting import arrange
from tests.support.world import Click, World, answer, found_button, labels, said_privately, words

MALFORMED = (
    *("move", "move:", "move:Z99-Z98", "move:E5", "move:E5-", "move:-E5", "move:E5-E5-E5"),
    *("move:D4-J10", "move:D4/0", "move:d4-d5", "move:0-1", "move:76-95", "move:D4xD5"),
    *("move:D4-D5;", "move:D4–D5", "move:" + "D4-D5" * 12, "move:*-*", "move:@-D5"),
    *("respawn", "respawn:", "respawn:K", "respawn:Z", "respawn:7", "respawn:NN", "respawn:@"),
    *("deploy", "deploy:", "deploy:nonsense", "deploy:" + "H" * 70, "deploy:RRRR"),
    *("give", "give:", "give:BB", "give:ZZZZ", "give:" + "B" * 70, "mutate", "mutate:", "mutate:N"),
    *("mutate:-", "mutate:Z", "answer_draw", "answer_draw:yes", "answer_draw:maybe"),
    *("castle", "move_", "moves:D4-D5", "deploys", "attack:JB", "declare:AS/lowest", "choose:1"),
)
"""Nothing of this is ever a move of somebody at a table that waits for ann's move."""
DRAFTS = (
    *("", "@", "@@", "@Z", "@K", "@N", "Z99", "D4", "A1", "D5", "d4", "+", "+1+1", "+zz", "-1"),
    *("f" * 74, "/", "/0", "BPNRBPNRLHHHLHHH/99", "BPNRBPNRLHHHLHHH/x", "BPNRBPNRLHHHLHHH/²"),
)
CLASHES: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({"all_hands": True, "army_size": 16}, "All Hands on Deck", "Limited Armies"),
    ({"all_hands": True, "pick_for_friend": True}, "All Hands on Deck", "Pick Your Friends"),
    ({"all_hands": True, "wait_for_it": True}, "All Hands on Deck", "Wait for It"),
    ({"army_size": 12, "wait_for_it": True}, "Limited Armies", "Wait for It"),
    ({"pick_for_friend": True, "wait_for_it": True}, "Pick Your Friends", "Wait for It"),
    ({"army_size": 10, "pick_for_friend": True}, "Limited Armies", "Pick Your Friends"),
    ({"army_size": 21}, "All Hands on Deck", "army_size"),
)


async def pressed(world: World, name: str, *rests: str, since: int | None = None) -> list[str]:
    """What somebody is told who presses forged buttons; nothing may have changed."""
    before = await world.rows()
    board = words(await world.board())
    told = []
    for rest in rests:
        result = await forged(world, name, rest, since)
        assert result.acknowledged, rest
        told.append(said_privately(result))
        assert TRACE not in told[-1], rest
        assert len(told[-1]) > 20, rest
        stored = answer(result)
        within_limits(world.env.backend.get_message(stored.channel_id, stored.id))
    assert await world.rows() == before, rests
    assert words(await world.board()) == board
    return told


async def test_malformed_moves_are_refused_while_armies_are_deployed(world: World) -> None:
    await begin(world, "ann", "bob")
    await pressed(world, "ann", *MALFORMED[::3])


async def test_malformed_moves_are_refused_in_a_turn_and_out_of_it(world: World) -> None:
    await begin(world, "ann", "bob")
    await arrange(world, table("RD4", "KD12", reserves=("", "N")))
    await pressed(world, "ann", *MALFORMED)
    await pressed(world, "bob", *MALFORMED[::5])


async def test_malformed_moves_are_refused_while_a_king_may_mutate(world: World) -> None:
    await begin(world, "ann", "bob", mutant_monarch=True)
    await arrange(world, table("RD4", "KD12", reserves=("", "N"), mutant_monarch=True))
    hand = await pick(world, "ann", await world.hand("ann"), "D4")
    await go(world, "ann", hand, "D12")
    await pressed(world, "ann", *MALFORMED[::5])
    await pressed(world, "bob", *({*MALFORMED[1::3]} - {"mutate:N", "mutate:-"}))


async def test_drafts_of_any_shape_play_nothing(world: World) -> None:
    await begin(world, "ann", "bob", pick_for_friend=True, army_size=12)
    drafts = [f"pick:{draft}" for draft in DRAFTS]
    for told in await pressed(world, "ann", *drafts[::3]):
        assert "Pick 2 pieces for" in told
    for name in ("ann", "bob"):
        await world.people[name].click(await world.hand(name), label="Give these pieces")
    for told in await pressed(world, "ann", *drafts[-5:]):
        assert "Deploy your army" in told
    await arrange(world, table("RD4", "", reserves=("N", "")))
    for told in await pressed(world, "ann", *drafts):
        assert "Pick a piece" in told or "re-spawns" in told or "Where to?" in told
    for told in await pressed(world, "bob", *drafts[:3]):
        assert "not your turn" in told


async def test_strangers_play_nothing_and_are_shown_nothing(world: World) -> None:
    await begin(world, "ann", "bob")
    before = ("pick:D4", "deploy:BPNRBPNRLHHHLHHH", "hand")
    for told in await pressed(world, "stranger", *before):
        assert "do not sit at this table" in told
    await deploy(world, "ann", "bob")
    after = ("move:B6-C7", "respawn:N", "answer_draw:yes", "offer_draw", "mutate:-", "pick:B6")
    for told in await pressed(world, "stranger", *after):
        assert "do not sit at this table" in told


async def test_nobody_moves_for_another_or_a_piece_that_is_not_theirs(world: World) -> None:
    await begin(world, "ann", "bob")
    await arrange(world, table("RD4", "RD9", reserves=("", "N")))
    for told in await pressed(world, "bob", "move:D4-D5", "move:D9-D8", "respawn:N", "offer_draw"):
        assert "not your turn" in told
    refusals = {
        "move:D9-D8": "not yours",
        "move:J10-J11": "no piece on that square",
        "move:D4-E9": "land on a wall",
        "move:D4-E5": "cannot go there",
        "respawn:N": "no such piece in reserve",
    }
    for told, wanted in zip(await pressed(world, "ann", *refusals), refusals.values(), strict=True):
        assert wanted in told


async def test_clicks_of_an_older_turn_show_the_present_hand_and_play_nothing(
    world: World,
) -> None:
    await begin(world, "ann", "bob")
    record = await arrange(world, table("AD4", "RD15"))
    first = record.alarm.since
    hand = await pick(world, "ann", await world.hand("ann"), "D4")
    old = found_button(hand, "D5")["custom_id"]
    await go(world, "ann", hand, "D5")
    told = said_privately(await world.press("ann", hand, old))
    assert "moved on" in told
    assert "not your turn" in told
    bobs = await pick(world, "bob", await world.hand("bob"), "D15")
    await go(world, "bob", bobs, "D16")
    hand = await world.hand("ann")
    before = await world.rows()
    told = said_privately(await world.press("ann", hand, old))
    assert "moved on" in told
    assert "Pick a piece" in told
    (shown,) = await pressed(world, "ann", "pick:D5", since=first)
    assert "Pick a piece" in shown
    assert await world.rows() == before
    assert TRACE not in told


async def test_a_double_click_moves_once(world: World) -> None:
    await begin(world, "ann", "bob")
    await arrange(world, table("AD4", "RD15"))
    hand = await pick(world, "ann", await world.hand("ann"), "D4")
    results = await world.at_once(Click("ann", hand, "D5"), Click("ann", hand, "D6"))
    record = await world.only_match()
    assert sorted((on(record.state, "D5"), on(record.state, "D6"))) == ["", "A1"]
    assert record.state.position.turn == 1
    assert all(TRACE not in words(answer(result)) for result in results)
    assert "not your turn" in words(hand)


async def test_nothing_is_played_after_the_end(world: World) -> None:
    await begin(world, "ann", "bob")
    await arrange(world, table("KI9 RD4", "RD15"))
    hand = await pick(world, "ann", await world.hand("ann"), "I9")
    await go(world, "ann", hand, "J10")
    late = ("move:D4-D5", "move:D15-D14", "answer_draw:yes", "offer_draw", "pick:D4")
    for name in ("ann", "bob"):
        for told in await pressed(world, name, *late):
            assert "over" in told or "has reached the centre" in told


async def test_options_that_clash_are_refused_by_name_and_no_table_opens(world: World) -> None:
    for options, *named in CLASHES:
        result = await world.people["ann"].slash(world.channel, f"play {SLUG}", **options)
        told = said_privately(result)
        for name in named:
            assert name in told, options
    assert await world.all_matches() == []
    assert world.messages(world.channel.id) == []


async def test_variants_that_go_together_open_a_table_that_names_them(world: World) -> None:
    options: dict[str, Any] = {
        "board": "valleys",
        "army_size": 14,
        "pick_for_friend": True,
        "mutant_monarch": True,
        "keep_it": 3,
        "turn_limit": 80,
    }
    await begin(world, "ann", "bob", **options)
    board = words(await world.board())
    for named in (
        "Valleys: ",
        "Limited Armies: 14 pieces each",
        "You Can Pick Your Friends",
        "Mutant Monarch",
        "But Can You Keep It: 3 turns",
        "a draw after 80 rounds",
    ):
        assert named in board
    assert "Leave" in labels(await world.board())
