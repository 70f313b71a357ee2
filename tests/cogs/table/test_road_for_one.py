"""A road for one: stronger computers as a player wins, and a rating of its own against them."""

import re

import pytest
from sqlalchemy import update

from bot.match.ratings import MU, SIGMA, displayed_rating, rate_against_computers
from bot.match.record import Record
from bot.storage import tables
from games import GAMES
from games.core import LEVELS, Level
from tests.games.every import games_that
from tests.games.playing import AnyGame
from tests.support.living import here, living, people
from tests.support.world import World, labels, words

MAX_TRIES = 40


async def played(world: World, level: Level, *, won: bool) -> Record:
    """A match of ann against a computer that ends as wanted, shown to its last picture."""
    for _ in range(MAX_TRIES):
        async with living(world) as past:
            record = await past.begin(
                "high-card",
                people(world, "ann"),
                {"target": 1},
                computers=1,
                level=level,
                place=here(world),
            )
            record = await past.finish(record)
        if (record.chairs[0].place == 1) == won:
            return await world.bot.ledger.read(record.id)
    raise AssertionError("it never ends so")


async def profile(world: World, name: str, of: str = "ann") -> str:
    result = await world.ask(name, "profile", member=world.people[of])
    return words(result)


async def test_who_beats_a_page_is_offered_a_knight(world: World) -> None:
    record = await played(world, "page", won=True)
    board = await world.board(record)
    assert labels(board)[:2] == ["Rematch", "Next: Knight ★★"]
    await world.press("ann", board, "Next: Knight ★★")
    again = (await world.bot.ledger.read(record.id)).rematch_id
    assert again is not None
    after = await world.bot.ledger.read(again)
    assert after.status == "running"
    assert [chair.level for chair in after.chairs if chair.user_id is None] == ["knight"]
    assert after.options == record.options


@pytest.mark.parametrize(("level", "won"), [("page", False), ("king", True)])
async def test_nobody_is_offered_more_after_a_loss_or_behind_a_king(
    world: World, level: Level, won: bool
) -> None:
    record = await played(world, level, won=won)
    board = await world.board(record)
    assert "Rematch" in labels(board)
    assert not any(label.startswith("Next") for label in labels(board))


async def test_the_profile_tells_the_rating_against_computers_and_who_is_next(
    world: World,
) -> None:
    await played(world, "page", won=True)
    mine, others = await profile(world, "ann"), await profile(world, "bob")
    assert "next: Knight ★★" in mine
    assert "next:" not in others
    for text in (mine, others):
        found = re.search(r"Rating against computers: \*\*(\d+)\?\*\*", text)
        assert found is not None
        assert int(found[1]) != displayed_rating(MU)
    assert "hasn't finished a rated match" in others, "no rating among people comes of it"


async def test_casual_matches_move_no_rating_against_computers(world: World) -> None:
    async with living(world) as past:
        record = await past.begin(
            "high-card",
            people(world, "ann"),
            {"target": 1},
            computers=1,
            casual=True,
            place=here(world),
        )
        await past.finish(record)
    assert "Rating against computers" not in await profile(world, "ann")


@pytest.mark.parametrize("won", [True, False])
async def test_a_takeback_spares_nobody_a_loss_against_computers(world: World, won: bool) -> None:
    await played(world, "page", won=won)
    await world.bot.database.run(update(tables.matches).values(unrated="takeback"))
    told = await profile(world, "ann")
    lost = any(record.chairs[0].place != 1 for record in await world.all_matches())
    assert ("Rating against computers" in told) == lost
    assert "beat Page" not in told


@games_that(lambda game: game.computer_ratings)
def test_computers_are_measured_at_every_table(game: AnyGame) -> None:
    for ratings in game.computer_ratings.values():
        assert len(ratings) == len(game.seats)
    assert set(game.computer_ratings) == {"knight", "king"}


def test_a_stronger_computer_is_worth_more_and_costs_less() -> None:
    game, before = GAMES["king-of-the-hill"], (MU, SIGMA)
    won = [rate_against_computers(game, before, 1, [(level, 2)])[0] for level in LEVELS]
    lost = [rate_against_computers(game, before, 2, [(level, 1)])[0] for level in LEVELS]
    assert MU < won[0] < won[1] < won[2]
    assert lost[0] < lost[1] < lost[2] < MU
