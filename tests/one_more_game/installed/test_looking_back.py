"""The pages with a finished match, and those that explain the game."""

from typing import Any

import pytest
from simcord import ResponseMessage
from sqlalchemy import select

from bot.storage import tables
from tests.cogs.leaderboards.expecting import expected, said
from tests.cogs.replays.viewing import (
    Frame,
    choose,
    frame_of,
    history,
    lines_of,
    published,
    stepped_through,
    what_of,
)
from tests.cogs.table.test_limits import check_everything
from tests.one_more_game.installed.playing import SLUG, ann_wins
from tests.support.reading import heading
from tests.support.world import World, buttons, labels, words

TITLE = "Crown Duel"


async def ask(world: World, command: str, **options: Any) -> ResponseMessage:
    """The private messages that ann gets."""
    return await world.ask("ann", command, **options)


def menu(message: ResponseMessage, verb: str) -> dict[str, str]:
    """Return a menu's options: value and label."""
    (found,) = (each for each in buttons(message) if f":{verb}=" in each["custom_id"])
    return {option["value"]: option["label"] for option in found["options"]}


async def test_the_result_is_rated_and_stands_on_the_leaderboard(world: World) -> None:
    assert f"`/play {SLUG}` opens a table" in words(await ask(world, "leaderboard", game=SLUG))
    record = await ann_wins(world)
    row = tables.results.c
    found = await world.bot.database.rows(
        select(row.name, row.place, row.won, row.score, row.rated)
        .where(row.match_id == record.id)
        .order_by(row.place)
    )
    assert found == [("ann", 1, True, 1, True), ("bob", 2, False, 0, True)]
    message = await ask(world, "leaderboard")
    assert heading(message) == f"Leaderboard: {TITLE}", "the game last played here"
    assert menu(message, "leaderboard:board")[SLUG] == TITLE
    assert [line.name for line in said(message)] == ["ann", "bob"]
    assert said(message) == await expected(world, SLUG)
    assert TITLE in (message.attachments[0].description or "")


async def test_the_profile_and_the_history_tell_of_it(world: World) -> None:
    await ann_wins(world)
    profile = words(await ask(world, "profile"))
    assert f"**{TITLE}**" in profile
    assert "1 of 1 won" in profile
    assert "**bob** 1–0" in profile
    message = await history(world, "ann", game=SLUG)
    ((game, people),) = lines_of(message)
    assert TITLE in game
    assert people == "🥇 **ann** · 2. bob"
    assert menu(message, "history:slug")[SLUG] == TITLE


@pytest.mark.drawn
async def test_a_replay_steps_through_every_board_and_looks_from_every_seat(world: World) -> None:
    record = await ann_wins(world)
    boards = published(world, record)
    viewer = await world.replay("ann", record.id)
    assert what_of(viewer) == "the match begins"
    assert list((await stepped_through(world, "ann", viewer)).values()) == boards
    assert what_of(viewer) == "ann plays"
    seen: list[Frame] = []
    for seat in "01":
        await choose(world, "ann", viewer, "view", seat)
        seen.append(frame_of(world, viewer))
    assert len({frame.picture for frame in (*seen, boards[-1])}) == 3
    assert world.picture(await world.press("ann", viewer, "Animation"))[:3] == b"GIF"
    check_everything(world)


async def test_rules_and_help_and_the_choices_of_commands_know_it(world: World) -> None:
    assert "the jack takes a king" in words(await world.read_rules("ann", SLUG))
    assert TITLE in labels(await world.press("ann", await ask(world, "help"), "Try a game"))
    commands = {each.name: each.to_dict(world.bot.tree) for each in world.bot.tree.get_commands()}
    for name in ("leaderboard",):
        (game,) = (each for each in commands[name]["options"] if each["name"] == "game")
        assert {choice["value"]: choice["name"] for choice in game["choices"]}[SLUG] == TITLE
    assert SLUG in {each["name"] for each in commands["play"]["options"]}
