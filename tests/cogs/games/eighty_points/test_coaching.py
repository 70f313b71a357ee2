"""What beginners are told about the sides before the ally is known."""

from dataclasses import replace

from cogs.games.eighty_points.hand_texts import HandTexts
from games import GAMES
from games.core.cards import parse
from tests.support.imagined import ENGLISH
from tests.support.lessons import positions


def test_one_called_card_of_two_makes_nobody_an_ally_yet() -> None:
    """Another player may have the other one, and play it first."""
    both = positions(GAMES["eighty-points"])[-2].seen_by("ann", ENGLISH)
    called = parse("AD")
    assert both.view.hand.count(called) == 2
    assert "is winning for your side with A♥︎" in HandTexts(both, ENGLISH).coaching()
    held = list(both.view.hand)
    held[held.index(called)] = parse("QD")
    one = replace(both, _view=replace(both.view, hand=tuple(held)))
    assert "You're on the same side if you play A♦︎ first." in HandTexts(one, ENGLISH).coaching()
    none = replace(both, _view=replace(both.view, hand=tuple(parse("QD") for _ in held)))
    assert "same side" not in HandTexts(none, ENGLISH).coaching()
    assert "your side" not in HandTexts(none, ENGLISH).coaching()
