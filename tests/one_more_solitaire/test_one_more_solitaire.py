"""One more game for one needs nothing but its folders, its line in the list, and its words."""

import pytest

from tests.one_more_game.test_one_more_game import PYTEST, ROOT, run

pytestmark = pytest.mark.long

LISTED = ("-p", "tests.one_more_solitaire.takings")


def test_the_hall_of_fame_tells_of_it_in_its_own_words() -> None:
    run(ROOT, *PYTEST, *LISTED, "tests/one_more_solitaire/checks.py")
