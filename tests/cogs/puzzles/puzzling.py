"""Answering the question of a day as people do: by the controls that its page offers."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from simcord import ResponseMessage
from sqlalchemy import func, select

from cogs.puzzles.actions import Puzzle, Puzzles, store_puzzle
from games import GAMES
from tests.games.reviews import found, solved
from tests.support.reading import offers
from tests.support.world import DAY, World, answer


async def until_solitaire(world: World, days: int = 1) -> None:
    """A later day, whose question is one of Kill the Kings, where a press is an answer."""
    await world.leap(days * DAY)
    await arrange(world, "kill-the-kings")


async def asked(world: World) -> Puzzle:
    puzzle = await world.bot.service(Puzzles).stored(world.bot.service(Puzzles).today)
    assert puzzle is not None
    return puzzle


async def solve(world: World, name: str, page: ResponseMessage, *, right: bool) -> ResponseMessage:
    """Give the best answer, or one that is clearly worse; the page that follows."""
    puzzle = await asked(world)
    wanted = [puzzle.best] if right else list(puzzle.verdict.candidates)
    wanted = [each for each in wanted if (each == puzzle.best) == right]
    if (control := _offered(world, puzzle, page, wanted)) is not None:
        return await _use(world, name, page, *control)
    for custom_id, values in offers(page, "pick"):
        for value in values or ("",):
            picked = await world.press(name, page, custom_id, *filter(None, [value]))
            if (control := _offered(world, puzzle, picked, wanted)) is not None:
                return await _use(world, name, picked, *control)
    raise AssertionError("no such answer is offered")


def _offered(
    world: World, puzzle: Puzzle, page: ResponseMessage, wanted: list[dict[str, Any]]
) -> tuple[str, str] | None:
    """Return a control of a page that gives a wanted answer, and what to choose there."""
    for custom_id, values in offers(page):
        for value in values or ("",):
            if _action(world, puzzle, custom_id, value) in wanted:
                return custom_id, value
    return None


async def _use(
    world: World, name: str, page: ResponseMessage, custom_id: str, value: str
) -> ResponseMessage:
    """Press a button, or choose a value in a menu, on the server or in direct messages."""
    person = world.people[name]
    actor = person.user if page.channel_id == person.user.dm_channel.id else person
    if value:
        return answer(await actor.select(page, [value], custom_id=custom_id))
    return answer(await actor.click(page, custom_id=custom_id))


def _action(world: World, puzzle: Puzzle, custom_id: str, value: str) -> Any:
    _, _, verb, *args = custom_id.split(":", 3)
    values = (value,) if value else ()
    presenter, game = world.bot.presenters[puzzle.header.slug], GAMES[puzzle.header.slug]
    action = presenter.action(verb, "".join(args), values)
    if action is None:
        return None
    return game.actions.dump_python(game.actions.validate_python(action), mode="json")


async def number_of(world: World, table: Any, **values: Any) -> int:
    where = [table.c[name] == value for name, value in values.items()]
    query = select(func.count()).select_from(table).where(*where)
    return await world.bot.database.scalar(query) or 0


async def arrange(world: World, slug: str, *, ahead: int = 0) -> None:
    """Make a puzzle one of a game: today's, or one some days ``ahead``."""
    header, log = solved(slug)
    verdict, seat = found(slug), log[-1].seat
    assert verdict is not None
    assert seat is not None
    day = date.fromisoformat(world.bot.service(Puzzles).today) + timedelta(days=ahead)
    puzzle = Puzzle(day.isoformat(), header, log[:-1], seat, verdict)
    await world.bot.database.write(store_puzzle, puzzle)


async def arrange_turn(world: World) -> None:
    """Store earlier days' puzzles of all other games: it's High Card's turn, the quickest."""
    (header, log), verdict = solved("kill-the-kings"), found("kill-the-kings")
    assert verdict is not None
    today = date.fromisoformat(world.bot.service(Puzzles).today)
    for number, other in enumerate(each for each in GAMES if each != "high-card"):
        day = (today - timedelta(days=10 + number)).isoformat()
        puzzle = Puzzle(day, replace(header, slug=other), log[:-1], 0, verdict)
        await world.bot.database.write(store_puzzle, puzzle)


def swapped(puzzle: Puzzle) -> Puzzle:
    """The same question, if its best answer were the second-best."""
    verdict = puzzle.verdict
    other = replace(verdict, best=verdict.played, played=verdict.best, worths=verdict.worths[::-1])
    return replace(puzzle, verdict=other, mu=0.0)
