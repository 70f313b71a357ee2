"""Labels of menus and choices: whatever they are, they can be told apart."""

from hypothesis import given
from hypothesis import strategies as st

from bot.base.discord_limits import MAX_SELECT_LABEL, distinct

labels = st.lists(st.sampled_from(["Sam", "Sam (2)", "Sam · 7", "x" * 100, "x" * 101, "x" * 102]))


def test_labels_that_differ_stay_as_they_are() -> None:
    assert distinct(["Sam", "Ann"], ["1", "2"]) == ["Sam", "Ann"]


def test_equal_labels_get_the_first_marks_that_differ_or_numbers() -> None:
    twice = ["Sam", "Ann", "Sam"]
    assert distinct(twice, ["#hall"] * 3, ["7", "8", "9"]) == ["Sam · 7", "Ann", "Sam · 9"]
    assert distinct(twice, ["", "", "#hall"]) == ["Sam (1)", "Ann", "Sam (2)"]


@given(labels)
def test_no_two_labels_are_equal_and_none_is_too_long(texts: list[str]) -> None:
    found = distinct(texts, ["7", "8"] * len(texts))
    assert len({*found}) == len(texts)
    assert all(0 < len(label) <= MAX_SELECT_LABEL for label in found)
