"""Lessons in a real browser, on a phone: played to their end by what their steps expect.

Two have every kind of control, and are of games whose matches no test plays there on a phone's
width with as many. ``test_conformance_of_lessons`` plays those of all games.
"""

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from games import GAMES
from tests.games.playing import AnyGame
from tests.support.browsing import (
    FITS,
    PHONE,
    answered,
    choose,
    component,
    in_a_browser,
    type_command,
)
from tests.support.imagined import ENGLISH, presenter_of
from tests.support.lessons import answer_id, before_steps, lesson_of, ways

pytestmark = in_a_browser
MAX_ATTEMPTS = 3
ATTEMPT_MS = 30_000
TOO_WIDE = "width => document.documentElement.scrollWidth > width"


def begin(page: Page, game: AnyGame, shows: str) -> None:
    """Begin a lesson; once more if the page was redrawn under a click, which is lost then."""
    for attempt in range(1, MAX_ATTEMPTS + 1):
        with suppress(*((AssertionError, Error) if attempt < MAX_ATTEMPTS else ())):
            type_command(page, "/help", "See what Castellan can do")
            page.locator("#send-message").click(timeout=ATTEMPT_MS)
            for label in ("Learn a game", presenter_of(game).short_title(ENGLISH)):
                last = page.locator("article.channel-message").last
                last.get_by_role("button", name=label, exact=True).click(timeout=ATTEMPT_MS)
            lesson = page.locator("article.channel-message").last
            expect(lesson).to_contain_text(shows, timeout=ATTEMPT_MS)
            return
        page.reload()


@pytest.mark.parametrize("slug", ["king-of-the-hill", "eighty-points"])
def test_a_lesson_is_played_to_its_end_on_a_phone(page: Page, slug: str) -> None:
    game = GAMES[slug]
    lesson, title = page.locator("article.channel-message").last, presenter_of(game).title(ENGLISH)
    begin(page, game, f"Learn {title}: 1 of")
    steps = lesson_of(game).steps
    for at in before_steps(game):
        expect(lesson).to_contain_text(f"Learn {title}: {at.step + 1} of {len(steps) + 1}")
        page.wait_for_function(FITS, arg=PHONE["width"])
        assert not page.evaluate(TOO_WIDE, PHONE["width"])
        wanted = game.actions.validate_python(dict(steps[at.step].do))
        way = next(w for w, did in ways(game, at) if game.actions.validate_python(did) == wanted)
        for pressed, values in way:
            control = component(page, pressed)
            if values:
                choose(page, control, values)
            else:
                answered(page, control)
    right = lesson_of(game).question.right
    answered(page, component(page, answer_id(game, right)))
    expect(lesson).to_contain_text(f"You can play {title}")
