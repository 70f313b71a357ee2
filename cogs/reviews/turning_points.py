"""The steps of a finished match at which a seat's chances changed most."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.match.view import chairs_in
from bot.pages.model import Option, Page, Picture, Select, plain
from bot.pictures.standings import course_picture
from cogs.replays.pages import VIEWS_APART, ReplayView

MAX_TURNS: Final = 5
MIN_CHANGE: Final = 0.05
"""Minimum change of a seat's chances that is shown as a turning point, in the game's unit."""


def turning_points(standings: Sequence[Sequence[float]]) -> list[int]:
    """Return the states just after the largest changes of a seat's chances, in order.

    Among neighbouring states only the one with the largest change counts.
    """
    changes = {
        at: max(abs(now - then) for now, then in zip(after, before, strict=False))
        for at, (before, after) in enumerate(pairwise(standings), 1)
    }
    chosen: list[int] = []
    # Greedy: the largest change first, then the next one that isn't its neighbour.
    for at in sorted(changes, key=lambda at: (-changes[at], at)):
        if changes[at] < MIN_CHANGE or len(chosen) == MAX_TURNS:
            break
        if all(abs(at - other) > 1 for other in chosen):
            chosen.append(at)
    return sorted(chosen)


def turns_page(view: ReplayView, standings: Sequence[Sequence[float]]) -> Page:
    """Plot everybody's chances, and list the turning points to watch."""
    language, turns = view.language, turning_points(standings)
    title = language.say("reviews/turns-title", game=view.presenter.title(language))
    alt = language.say("reviews/chances-picture")
    names = [chair.name for chair in chairs_in(view.record.chairs, language)]
    subject = (standings, turns, names)
    picture = Picture("course.png", alt, course_picture, subject, language.code)
    if not turns:
        told = language.say("reviews/no-turns")
        return Page(title, told, picture=picture)
    moments = [view.replay.shown_at(state) for state in turns]
    lines = [f"{number}. {view.told(at)}" for number, at in enumerate(moments, 1)]
    options = tuple(Option(plain(line), str(at)) for line, at in zip(lines, moments, strict=True))
    args = f"jump{VIEWS_APART}{view.view}"
    menu = Select(language.say("reviews/menu-turns"), "watch", options, args)
    return Page(title, "\n".join(lines), picture=picture, rows=(menu,))
