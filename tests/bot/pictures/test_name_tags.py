"""Names in pictures: of many scripts, of many kinds, never beyond their room."""

import io
import subprocess
import sys
from ast import literal_eval

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.pages.cards import ENGLISH_DECK, drawing_with
from bot.pictures import Canvas
from bot.pictures.fonts import WEIGHT, faces
from bot.pictures.lettering import ELLIPSIS, cut, shown_name, written_width

SIZE, ROOM = 26, 160


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Berengar", "Berengar"),
        ("  Ada \n the  Great ", "Ada the Great"),
        ("Łukasz Ō'Súilleabháin", "Łukasz Ō'Súilleabháin"),
        ("Дуня Ёлкина", "Дуня Ёлкина"),
        ("Ελένη", "Ελένη"),
        ("あおい", "あおい"),
        ("王小明", "王小明"),
        ("김민준", "김민준"),
        ("राजेश", "राजेश"),
        ("محمد", "محمد"),
        ("Nguyễn Thị Hương", "Nguyễn Thị Hương"),
        ("🦊 Ada 🦊", "Ada"),
        ("A\u0301da", "Áda"),
        ("\u202eadA\u202c", "adA"),
        ("**Ada** <@1> `x`", "**Ada** <@1> `x`"),
        ("a" + "\u0301" * 30, "á\u0301\u0301"),
        ("x_X_Ada_X_x", "x_X_Ada_X_x"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u3164Ada\uffa0", "Ada"),
        ("\u0301Ada \u0301\u0302", "Ada"),
        ("𝕬𝖉𝖆 Ⓛ𝓸𝓿𝓮", "Ada Love"),
        ("Ada\u2028the\tGreat", "Ada the Great"),
        ("☺\ufe0e Ada", "Ada"),
        ("🦊🦊🦊", ""),
        ("\u3164\u115f\uffa0", ""),
        ("\u200b\u200d", ""),
        ("𓀀𓁀", ""),
        ("שרה", ""),  # no font of ours has Hebrew
        ("محمد 王", ""),  # from the right, and of two fonts
    ],
)
def test_what_pictures_show_of_a_name(name: str, shown: str) -> None:
    assert shown_name(name) == shown


def test_without_the_library_that_shapes_letters_only_names_that_need_none_are_shown() -> None:
    script = (
        "from PIL import features; features.check_feature = lambda name: False\n"
        "from bot.pictures.lettering import shown_name\n"
        "print([shown_name(name) for name in ('Ada', 'Дуня', '王小明', 'محمد', 'राजेश')])\n"
        "from bot.pages.cards import ENGLISH_DECK, drawing_with\n"
        "from bot.pictures import Canvas\n"
        "canvas = Canvas(200, 60)\n"
        "with drawing_with(ENGLISH_DECK, 'zh-CN'):\n"
        "    canvas.name('王小明', 10, 30, 25, 150)\n"
        "assert canvas.png()"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert literal_eval(told.stdout) == ["Ada", "Дуня", "王小明", "", ""]


@pytest.mark.parametrize("name", ["W" * 32, "Ж" * 32, "王" * 32, "م" * 32, "W" * 16 + "王" * 16])
def test_long_names_end_in_an_ellipsis_within_their_room(name: str) -> None:
    shown = cut(name, SIZE, ROOM)
    assert shown.endswith(ELLIPSIS)
    assert shown[0] == name[0]
    assert ROOM * 0.8 < written_width(shown, SIZE) <= ROOM


def test_a_joiner_takes_no_room() -> None:
    """As in Persian, where it keeps two letters apart that stand side by side."""
    assert written_width("می\u200cخواهم", SIZE) < written_width("می خواهم", SIZE)


def test_no_letter_is_parted_from_its_accents() -> None:
    name = "xb\u0331\u0332c" * 10
    for room in range(30, 300, 3):
        assert "b…" not in cut(name, SIZE, room)
        assert "\u0331…" not in cut(name, SIZE, room)


def written(text: str, language: str) -> bytes:
    canvas = Canvas(200, 60)
    with drawing_with(ENGLISH_DECK, language):
        canvas.name(text, 10, 30, SIZE, ROOM)
        return canvas.png()


def forms(text: str) -> list[bytes]:
    return [written(text, language) for language in ("ja", "zh-CN", "zh-TW")]


def test_chinese_characters_have_the_forms_of_their_readers_language() -> None:
    assert len({*forms("骨")}) == len({*forms("今")}) == 3
    japanese, mainland, taiwan = forms("直")
    assert japanese != mainland == taiwan
    japanese, mainland, taiwan = forms("角")
    assert mainland != japanese == taiwan
    for text in ("Ada", "Дуня", "あ", "一"):
        assert len({*forms(text)}) == 1
    assert written("骨", "") == written("骨", "de") == written("骨", "ja")


def test_every_form_is_as_wide_as_it_is_measured() -> None:
    (face,) = (each for each in faces() if each.regional)
    font = face.font(SIZE, WEIGHT)
    text = "".join(filter(face.has, map(chr, range(0x4E00, 0x9FFF, 37))))
    assert len({font.getlength(text, language=code) for code in (None, "zh-CN", "zh-TW")}) == 1


def test_where_there_is_no_room_there_is_no_name() -> None:
    assert cut("Berengar", SIZE, 5) == ""


@given(st.text(max_size=32), st.integers(20, 400))
def test_any_name_is_drawn_without_a_fault_and_within_its_room(name: str, room: int) -> None:
    canvas = Canvas(500, 120)
    before = Image.open(io.BytesIO(canvas.png())).convert("RGB")
    width = canvas.name(name, 40, 60, SIZE, room)
    assert 0 <= width <= room
    after = Image.open(io.BytesIO(canvas.png())).convert("RGB")
    changed = ImageChops.difference(before, after).getbbox()
    if changed is not None:
        left, top, right, bottom = changed
        assert left >= 40 - SIZE and right <= 40 + room + SIZE
        assert top >= 60 - 1.6 * SIZE and bottom <= 60 + 1.2 * SIZE
