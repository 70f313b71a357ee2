"""Every lesson in a real browser, on a phone: played to its end by what its steps expect."""

import pytest
from playwright.sync_api import Page, expect

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
TOO_WIDE = "width => document.documentElement.scrollWidth > width"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_lesson_is_played_to_its_end_on_a_phone(page: Page, game: AnyGame) -> None:
    type_command(page, "/learn", "Learn a game in two minutes")
    page.get_by_role("option", name=game.title, exact=True).click()
    page.locator("#send-message").click()
    lesson, title = page.locator("article.channel-message").last, presenter_of(game).title(ENGLISH)
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
