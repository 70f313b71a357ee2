"""Results as rows of signs, made of the logs of kept matches."""

from pathlib import Path

import pytest

from bot.base.language import languages
from bot.match.view import match_view
from bot.pages.cards import WRITTEN, Course, signs_text
from bot.pages.presenter import Presenter
from bot.pictures.result import SignRow, result_picture
from cogs.daily.cog import events_of
from cogs.daily.deals import DailyDeal
from cogs.daily.pages import result_page
from games.core import replay
from tests.cogs.replays.test_origins import FILES, kept
from tests.support.imagined import ENGLISH, presenter_of
from tests.support.looking import drawn


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_sign_of_a_result_is_in_the_legend_of_its_game(path: Path) -> None:
    record, log = kept(path)
    presenter, events = presenter_of(record.game), events_of(record, log)
    signs = presenter.result_signs(Course(events, 0))
    legend = presenter.signs_legend
    assert (legend is None) == (type(presenter).result_signs is Presenter.result_signs)
    if legend is None:
        assert not signs
        return
    told = ENGLISH.render(legend)
    assert all(WRITTEN[sign] in told for sign in signs if sign != "gap")
    assert len(signs_text(signs)) >= len(signs)
    if record.slug == "kill-the-kings":
        outcome = record.game.outcome(replay(record.game, record.header, log))
        assert outcome is not None
        assert sum(sign != "none" for sign in signs) == outcome.scores[0]
    for language in languages() if record.game.has_daily_deals else ():
        record.shared_deal = DailyDeal(record.slug, "2030-01-01", 1).name
        drawn(result_page(presenter, match_view(record, 0, language), signs, 1, language))


def test_a_long_row_of_signs_is_broken_and_stays_in_its_picture() -> None:
    rows = [SignRow("", ("good", "star", "gap") * times) for times in (1, 12)]
    short, long = (result_picture(1, "ann", "High Card", "won", (row,)) for row in rows)
    assert short != long and len(long) > len(short)
