"""The arena: common deals, fair seats, and figures with their errors."""

import math

import pytest

from games import GAMES
from tools.arena import Contest, Seated, estimate, main, play_deal, result_texts, sides_of


def contest(slug: str, one: str, others: str, seats: int) -> Contest:
    sides, game = sides_of(slug), GAMES[slug]
    return Contest(slug, sides[one], sides[others], seats, game.options())


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
    asked = ["high-card", "knight", "random", "--deals", "2", "--processes", "1"]
    assert main([*asked, "--options", '{"target": 3}']) == 0
    out = capsys.readouterr().out
    assert "one knight among 1 × random" in out
    assert "victories: 100.0%" in out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--seats", "99"], "--seats 99: High Card is for 2 to 13."),
        (["--seats", "0"], "--seats 0: High Card is for 2 to 13."),
        (["--deals", "0"], "--deals 0: needs 1 or more."),
        (["--first", "-1"], "--first -1: needs 0 or more."),
        (["--processes", "0"], "--processes 0: needs 1 or more."),
        (["--options", "[1]"], "--options [1]: all of it: "),
        (["--options", "{"], "--options {: all of it: "),
        (["--options", '{"target": "many"}'], "target: "),
        (["--options", '{"kings": 4}'], "kings: "),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["high-card", "knight", "random", *asked]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
