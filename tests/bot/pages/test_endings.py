"""Marks of places at the end of a match: medals, draws, numbers."""

import pytest

from bot.pages.endings import place_marks


@pytest.mark.parametrize(
    ("places", "left", "marks"),
    [
        ((1, 2), (), "🥇 2."),
        ((1, 2, 3, 4), (), "🥇 🥈 🥉 4."),
        ((1, 2, 3, 3), (), "🥇 🥈 3. 3."),
        ((1, 1, 3), (), "🥇 🥇 3."),
        ((1, 1), (), "🤝 🤝"),
        ((1, 1, 3), (2,), "🤝 🤝 3."),
        ((1, 2, 3), (2,), "🥇 2. 3."),
        ((1, 2, 3), (1, 2), "🥇 2. 3."),
        ((1,), (), "🥇"),
    ],
)
def test_medals_are_for_who_leaves_somebody_behind(
    places: tuple[int, ...], left: tuple[int, ...], marks: str
) -> None:
    present = [seat not in left for seat in range(len(places))]
    assert place_marks(places, present) == marks.split()
