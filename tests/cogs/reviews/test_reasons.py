"""Reasons of every game: they say why, not how much."""

import re

from bot.base.language import languages
from bot.match.view import match_view
from bot.pages.presenter import Weighed
from games import GAMES
from tests.cogs.games.positions import record_of, shape
from tests.games.every import every_reviewed
from tests.games.playing import seats_of
from tests.games.reviews import decisions, verdicts
from tests.support.imagined import ENGLISH, presenter_of

NAMES = ("ann", "bob", "cem", "dora", "eli", "fay", "gus", "hal", "ida", "jo", "kai", "lou", "max")


def numbers(text: str) -> set[str]:
    """Return the numbers of a text, without those of its cards and squares."""
    return {*re.findall(r"\d+(?:\.\d+)?", shape(text))}


@every_reviewed
def test_a_reason_repeats_no_number_of_the_lines_above_it(slug: str) -> None:
    """Nor how much is missing to 100."""
    game, told = GAMES[slug], 0
    for made, verdict in zip(decisions(slug), verdicts(slug), strict=True):
        if verdict is None:
            continue
        record = record_of(game, made.state, NAMES[: seats_of(game, made.state)])
        seen, presenter = match_view(record, made.seat), presenter_of(game)
        weighed = [Weighed.of(game, verdict, at) for at in range(len(verdict.candidates))]
        for worse in weighed:
            best = weighed[verdict.best]
            reason = presenter.texts(seen, ENGLISH).reason(best, worse)
            above = set[str]()
            for each in (best, worse):
                above |= numbers(presenter.worth_text(each.worth, each.facts, ENGLISH))
            above |= {f"{100 - float(each):g}" for each in above}
            assert not above & numbers(reason), reason
            told += bool(reason)
    assert told


@every_reviewed
def test_a_chance_of_nothing_is_said_in_words(slug: str) -> None:
    presenter = presenter_of(GAMES[slug])
    facts = [facts for verdict in verdicts(slug) if verdict for facts in verdict.facts]
    assert facts
    for language in languages():
        for each in facts:
            told = presenter.worth_text(0.0, dict.fromkeys(each, 0), language)
            assert "0" not in told, told


@every_reviewed
def test_the_picture_marks_the_best_action(slug: str) -> None:
    game, pictures = GAMES[slug], []
    for made, verdict in zip(decisions(slug), verdicts(slug), strict=True):
        if verdict is None:
            continue
        record = record_of(game, made.state, NAMES[: seats_of(game, made.state)])
        seen, presenter = match_view(record, made.seat), presenter_of(game)
        best = Weighed.of(game, verdict, verdict.best).action
        marked = presenter.marked(seen, best, ENGLISH)
        if marked is not None and marked != presenter.hand(seen, ENGLISH, "").picture:
            pictures.append(marked)
    assert pictures
    for picture in pictures[:3]:
        assert picture.png()
