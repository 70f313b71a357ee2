"""Forged, outdated and foreign controls, and options that clash: a sentence, never a change."""

from typing import Any

from tests.cogs.games.king_of_the_mountain.playing import (
    SLUG,
    begin,
    forged,
)
from tests.cogs.table.test_limits import within_limits
from tests.games.king_of_the_mountain.setting import table
from tests.support.acting import arrange
from tests.support.any_table import TRACE
from tests.support.world import World, answer, labels, said_privately, words

CLASHES: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({"all_hands": True, "army_size": 16}, "All Hands on Deck", "Limited Armies"),
    ({"all_hands": True, "pick_for_friend": True}, "All Hands on Deck", "Pick Your Friends"),
    ({"all_hands": True, "wait_for_it": True}, "All Hands on Deck", "Wait for It"),
    ({"army_size": 10, "pick_for_friend": True}, "Limited Armies", "Pick Your Friends"),
    ({"army_size": 21}, "All Hands on Deck", "army_size"),
)


async def pressed(world: World, name: str, *rests: str, since: int | None = None) -> list[str]:
    """Press forged buttons, which must not change anything. Returns the reply."""
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


async def test_nobody_moves_for_another_or_a_piece_that_is_not_theirs(world: World) -> None:
    await begin(world, "ann", "bob")
    await arrange(world, table("RD4", "RD9", reserves=("", "N")))
    for told in await pressed(world, "bob", "move:D4-D5", "move:D9-D8", "respawn:N", "offer_draw"):
        assert "not your turn" in told
    refusals = {
        "move:D9-D8": "isn't yours",
        "move:J10-J11": "no piece on that square",
        "move:D4-E9": "land on a wall",
        "move:D4-E5": "can't go there",
        "respawn:N": "don't have that piece in reserve",
    }
    for told, wanted in zip(await pressed(world, "ann", *refusals), refusals.values(), strict=True):
        assert wanted in told


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
