"""The letters on the pieces: those of each language, none of them twice."""

import pytest

from bot.base.language import Language, languages
from bot.pictures import has_glyphs
from cogs.games.king_of_the_mountain.board_art import LEXICON
from cogs.games.king_of_the_mountain.picture import PLAIN, board_picture
from games.king_of_the_mountain.board import KINDS, LETTERS
from tests.cogs.games.positions import alternative, pages_of
from tests.games.king_of_the_mountain.setting import GAME, table
from tests.support.looking import looked_at

every_language = pytest.mark.parametrize("language", languages(), ids=lambda each: each.code)


@every_language
def test_every_kind_has_a_letter_of_its_own(language: Language) -> None:
    letters = LEXICON.written(language)
    assert letters.keys() == {*LETTERS[1:]}
    assert len({*letters.values()}) == len(KINDS)
    for letter in letters.values():
        assert 1 <= len(letter) <= 2 and has_glyphs(letter)


@every_language
def test_a_board_and_its_words_have_the_letters_of_their_reader(language: Language) -> None:
    letters = LEXICON.written(language)
    state = table("KC3 QJ12 RD4 NB7", "KQ17 GI2", reserves=("LP", ""))
    pages = pages_of(GAME, state, ("ann", "bob"))
    said = alternative(type(pages)(pages.record, pages.presenter, language).board())
    (line,) = (line for line in said.splitlines() if "J12" in line)
    for kind, square in (("K", "C3"), ("Q", "J12"), ("R", "D4"), ("N", "B7")):
        assert f"{letters[kind]} {square}" in line
    assert letters["L"] + letters["P"] in line
    with looked_at() as canvases:
        for shown in (letters, LEXICON.english):
            board_picture(GAME.view(state, None), (), PLAIN, shown)
    same = canvases[0].placed == canvases[1].placed
    assert same == (letters == LEXICON.english)
