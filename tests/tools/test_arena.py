"""The arena: common deals, fair seats, and figures with their errors."""

import math

import pytest

from games import GAMES
from tools.arena import Contest, Seated, estimate, main, play_deal, result_texts


def contest(slug: str, one: str, others: str, seats: int) -> Contest:
    return Contest(slug, one, others, seats, GAMES[slug].options())


def test_equal_players_are_equal_in_every_seat() -> None:
    played = contest("high-card", "knight", "knight", 3)
    deals = [play_deal(played, number) for number in range(3)]
    assert [deal.one for deal in deals] == [deal.others for deal in deals]
    assert dict(result_texts(played, deals))["victories"].endswith("ahead by 0.0% ± 0.0%")


def test_each_seat_of_each_deal_is_played_once() -> None:
    deal = play_deal(contest("high-card", "knight", "random", 2), 7)
    assert len(deal.one) == 2
    assert not deal.others
    assert set(deal.times) == {"knight", "random"}


def test_the_same_number_is_the_same_match() -> None:
    one, again = (play_deal(contest("king-of-the-hill", "page", "random", 2), 5) for _ in "ab")
    assert one.one == again.one


def test_an_estimate_knows_how_sure_it_is() -> None:
    assert estimate([0, 1, 0, 1]).mean == 0.5
    assert estimate([0, 1, 0, 1]).error == pytest.approx(1.96 * math.sqrt(1 / 3) / 2)
    assert math.isinf(estimate([1]).error)


def test_a_solitaire_that_is_lost_is_nobodys_victory() -> None:
    deals = [play_deal(contest("kill-the-kings", "random", "random", 1), n) for n in range(4)]
    assert [deal.one for deal in deals] == [deal.others for deal in deals]
    assert any(deal.one[0] == Seated(0, 2, deal.one[0].score) for deal in deals)


def test_the_command_tells_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    main(["high-card", "knight", "random", "--deals", "2", "--options", '{"target": 3}'])
    out = capsys.readouterr().out
    assert "one knight among 1 × random" in out
    assert "victories: 100.0%" in out
