"""Messages to Discord stay within its limits, names are never markup, and cards are shown."""

import re
from dataclasses import replace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.base.discord_limits import MAX_ALT, MAX_CONTENT, MAX_SELECT_LABEL, distinct
from bot.base.language import language_for
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.discord_io.controls import Component, custom_id
from bot.discord_io.host import NO_EMOJIS, Emojis
from bot.discord_io.messages import controls_of, edit_of, message_of, shorten
from bot.match import lobbies
from bot.match.people import MAX_NAME_LENGTH, Person
from bot.pages.card_picker import card_rows, cards_rows
from bot.pages.cards import card_text, cards_text, signs_of_cards
from bot.pages.model import Button, Option, Page, Picture, Row, Select
from games.core.cards import CODES, code, parse
from tests.support.imagined import ENGLISH
from tests.support.reading import declare_button, said_privately
from tests.support.stored import ANN, HALL, Shelf
from tests.support.world import World

MOST_IN_AN_EMBED = 6000
MATCH = "0123456789"


def components(page: Page, version: int = 7) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = controls_of(page, MATCH, version).to_components()
    return [item for row in rows for item in row["components"]]


def test_a_text_is_never_longer_than_it_may_be_and_cut_at_the_end_of_a_line() -> None:
    for length in (0, 1, 99, 100, 101, 5000):
        assert shorten("x" * length, 100) == ("x" * length if length <= 100 else "x" * 99 + "…")
    assert shorten("one\ntwo\nthree", 10) == "one\ntwo…"
    assert shorten("one\ntwo\nthree", 13) == "one\ntwo\nthree"
    assert shorten("one\ntwo", 4) == "one…"
    for text in ("\n" * 200, "a\n" + "b" * 200, "ab " * 90 + "\n"):
        assert all(0 < len(shorten(text, most)) <= most for most in (1, 2, 50))


async def test_every_part_of_a_page_is_cut_to_what_discord_takes() -> None:
    page = Page("t" * 9000, "", footer="f" * 9000, board=True)
    embed = (await message_of(page, MATCH, 1))["embed"]
    assert (len(embed.title), len(embed.footer.text)) == (256, 2048)
    message = await message_of(Page("", "d" * 9000, board=True), MATCH, 1)
    assert len(message["content"]) == MAX_CONTENT
    message = await message_of(Page("", f"a\n\n{'d' * 9000}", board=True), MATCH, 1)
    assert len(message["embed"].description) == 4096
    page = Page("t" * 9000, f"a\n\n{'d' * 9000}", footer="f" * 9000, board=True)
    assert len((await message_of(page, MATCH, 1))["embed"]) <= MOST_IN_AN_EMBED


async def test_a_picture_is_sent_with_words_that_fit() -> None:
    picture = Picture("board.png", "alt " * 900, lambda *subject: bytes(subject), (1, 2, 3), "en")
    page = Page("a", "b", picture=picture)
    for each in (page, replace(page, board=True)):
        arguments = await message_of(each, MATCH, 1)
        (file,) = arguments["files"]
        assert (file.filename, file.fp.read()) == ("board.png", b"\x01\x02\x03")
        assert len(file.description) <= MAX_ALT
    assert arguments["embed"].image.url == "attachment://board.png"


async def test_a_pictures_words_leave_out_what_the_message_says() -> None:
    said = "**ann**: draw. 7♦ fits nowhere.\n\nLast turns"

    async def told(alt: str) -> str:
        picture = Picture("board.png", alt, lambda: b"", (), "en")
        page = Page("Title", said, footer="Round 1", picture=picture)
        (file,) = (await message_of(page, MATCH, 1))["files"]
        return str(file.description)

    assert await told("ann: draw.\nRow 1: 7♦\n7♦ fits nowhere.\nRound 1") == "Row 1: 7♦"
    assert await told("7♦ fits\nturns\nRound\n3 turns") == "3 turns"
    assert await told("nn: draw.\nRow 1: 7♦\nRow 1: 7♦") == "nn: draw.\nRow 1: 7♦"
    assert await told("ann: draw.\nRound 1") == "ann: draw.\nRound 1", "no picture without words"


def test_suits_on_buttons_are_letters_and_no_emoji() -> None:
    (button,) = components(Page("a", "b", rows=((Button("Play 9♦ and A♠\ufe0e", "put"),),)))
    assert button["label"] == "Play 9♦\ufe0e and A♠\ufe0e"


async def test_an_edit_leaves_nothing_of_the_message_before() -> None:
    edit = await edit_of(Page("a", "b", files=(("match.json", b"{}"),)), MATCH, 1)
    assert set(edit) == {"content", "embed", "attachments", "view"}
    assert (edit["content"], edit["embed"]) == ("### a\nb", None)
    assert (await edit_of(Page("", ""), MATCH, 1))["content"] is None
    assert [file.filename for file in edit["attachments"]] == ["match.json"]
    assert (await edit_of(Page("a", "b"), MATCH, 1))["attachments"] == []


async def test_a_page_is_said_in_the_message_itself() -> None:
    page = Page("a", "first 9♦\n\nsecond", footer="third")
    message = await message_of(page, MATCH, 1, notice="heard")
    assert message["content"] == "heard\n### a\nfirst 9♦\ufe0e\n\nsecond\n-# third"
    assert "embed" not in message


@pytest.mark.parametrize("line", ["a line", "A♠ K♦ 10♣", "♥" * 20])
async def test_what_a_message_has_no_room_for_follows_in_an_embed(line: str) -> None:
    text = "\n".join(f"{number} {line}" for number in range(2500 // len(line)))
    message = await message_of(Page("a", text, footer="b"), MATCH, 1)
    content, rest = message["content"], message["embed"].description
    assert MAX_CONTENT - 200 < len(content) <= MAX_CONTENT
    assert f"{content}\n{rest}".replace("\ufe0e", "") == f"### a\n{text}\n-# b"
    message = await message_of(Page("", "x" * MAX_CONTENT), MATCH, 1)
    assert "embed" not in message
    message = await message_of(Page("", "x" * (MAX_CONTENT + 1)), MATCH, 1)
    assert (len(message["content"]), message["embed"].description) == (MAX_CONTENT, "x")


async def test_a_board_says_its_first_paragraph_in_the_message_itself() -> None:
    page = Page("a", "first\nsecond 9♦\n\nthird\n\nfourth", board=True)
    message = await message_of(page, MATCH, 1)
    assert message["content"] == "first\nsecond 9♦\ufe0e"
    assert message["embed"].description == "third\n\nfourth"
    message = await message_of(replace(page, text="alone"), MATCH, 1, notice="heard")
    assert (message["content"], message["embed"].description) == ("heard\nalone", None)
    long = await edit_of(replace(page, text="line\n" * 900), MATCH, 1)
    assert MAX_CONTENT - 10 < len(long["content"]) <= MAX_CONTENT


def test_a_control_says_which_match_and_version_it_belongs_to_in_an_id_that_fits() -> None:
    assert custom_id("abc", 12, "declare", "10H/lowest") == "abc:12:declare:10H/lowest"
    assert custom_id("-", 0, "prefer") == "-:0:prefer"
    room = 100 - len(custom_id(MATCH, 7, "pick", "x")) + 1
    assert len(custom_id(MATCH, 7, "pick", "x" * room)) == 100
    with pytest.raises(ValueError, match="too long"):
        custom_id(MATCH, 7, "pick", "x" * (room + 1))


def test_controls_are_cut_to_what_discord_takes() -> None:
    option = Option("o" * 300, "value")
    page = Page("", "", rows=((Button("b" * 300, "verb"),), Select("p" * 300, "menu", (option,))))
    button, menu = components(page)
    assert len(button["label"]) == 80
    assert len(menu["placeholder"]) == 150
    assert len(menu["options"][0]["label"]) == 100


def test_controls_are_what_the_page_says() -> None:
    rows: tuple[Row, ...] = (
        (Button("A", "one", "x", style="danger"), Button("B", "two", disabled=True)),
        Select("Pick", "menu", (Option("C", "c", chosen=True), Option("D", "d")), args="m"),
    )
    one, two, menu = components(Page("", "", rows=rows))
    assert (one["custom_id"], one["style"]) == (f"{MATCH}:7:one:x", 4)
    assert (two["custom_id"], two["disabled"]) == (f"{MATCH}:7:two", True)
    assert menu["custom_id"] == f"{MATCH}:7:menu:m"
    assert [option["default"] for option in menu["options"]] == [True, False]


def test_rows_stay_as_the_page_lays_them() -> None:
    rows = tuple((Button(f"{row}", "v", f"{row}"),) for row in range(5))
    laid = controls_of(Page("", "", rows=rows), MATCH, 1).to_components()
    found = [[item["label"] for item in row["components"]] for row in laid]
    assert found == [[f"{row}"] for row in range(5)]


def test_every_press_finds_its_way_to_the_router_but_an_empty_one() -> None:
    template = Component.__discord_ui_compiled_template__
    assert all(map(template.fullmatch, ("abc:1:pick", "forged\nid", "ü" * 100, "a:b:c:d:e")))
    assert not template.fullmatch("")


# Names


NASTY = [
    "**bold**",
    "__under__ ~~struck~~",
    "`code`",
    "||spoiler||",
    "[click](https://example.org)",
    "x](https://example.org) [y",
    "# title",
    "> quote",
    "@everyone",
    "@here",
    "<@123456789012345678>",
    "<@&123456789012345678>",
    "<#123456789012345678>",
    "<t:1700000000:R>",
    "<:smile:123456789012345678>",
    "</play:123456789012345678>",
    "discord.gg/castellan",
    "Discord.com/invite/castellan",
]
SPECIAL = (
    r"(?<!\\)(\*\*|__|~~|\|\||`|\]\()|^#+ |^> |@everyone|@here|<@[!&]?\d|<#\d|<t:\d"
    r"|<a?:\w+:\d|</\w|[Dd]iscord\.(gg|com)/"
)
"""Text that Discord wouldn't show as it is written. Names may also be the text of a link."""


def test_a_name_is_shown_as_plain_text() -> None:
    for name in NASTY:
        assert re.search(SPECIAL, name)
        assert not re.search(SPECIAL, escape_name(name))
    for ordinary in ("ann", "Björn 2", "李", "o'neil", "a.b-c", "🂡"):
        assert escape_name(ordinary) == ordinary


async def test_a_refusal_shows_a_name_as_plain_text_and_a_very_long_one_is_kept_short(
    shelf: Shelf,
) -> None:
    host = Person(9, f"**x** @everyone {'n' * 500}", 1)
    record = await lobbies.open_lobby(shelf.ledger, "high-card", {}, "live", host, HALL)
    with pytest.raises(Refusal) as refused:
        await shelf.ledger.change(record.id, lobbies.start, record.version, ANN)
    name = (await shelf.ledger.read(record.id)).chairs[0].name
    assert len(name) == MAX_NAME_LENGTH
    assert escape_name(name) in language_for("en").render(refused.value.sentence)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027)])
async def test_a_hand_too_old_to_be_changed_is_told_as_that(
    world: World, status: int, code: int
) -> None:
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    hand = await world.hand(name)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code)
    declared = declare_button(hand, "Middle")["custom_id"]
    result = await world.people[name].click(hand, custom_id=declared)
    assert "can't change a message that old" in said_privately(result)


def known(*signs: str) -> Emojis:
    emojis = Emojis()
    emojis.read(signs_of_cards())
    for number, sign in enumerate(signs, 1):
        emojis.know(sign, f"{sign}_0000", number)
    return emojis


ALL = known(*CODES)


def test_every_card_in_a_text_is_shown() -> None:
    for card, name in enumerate(CODES):
        assert (
            ALL.with_emojis(f"**{card_text(card, ENGLISH)}**") == f"**<:{name}_0000:{card + 1}>**"
        )
    assert (
        ALL.with_emojis(cards_text((parse(each) for each in ("10H", "AS")), ENGLISH)).count("<:")
        == 2
    )


def test_what_is_no_card_or_unknown_to_discord_stays() -> None:
    assert known("AS").with_emojis("A♠\ufe0e K♠\ufe0e") == "<:AS_0000:1> K♠\ufe0e"
    assert NO_EMOJIS.with_emojis("A♠\ufe0e") == "A♠\ufe0e"
    for text in ("", "♠ led", "13♠", "<#123>", "`K♠`", "```\nK♠\n```", "<:x:1>", "Joker"):
        assert ALL.with_emojis(text).replace("1<:3S_0000:41>", "13♠") == text


def test_four_colours_are_shown_to_those_who_prefer_them() -> None:
    emojis = known("KC", "KC_four", "KS")
    text = cards_text((parse("KC"), parse("KS")), ENGLISH)
    assert emojis.with_emojis(text) == "<:KC_0000:1> <:KS_0000:3>"
    assert emojis.with_emojis(text, four_colours=True) == "<:KC_four_0000:2> <:KS_0000:3>"


async def test_a_text_that_would_be_too_long_is_written_out() -> None:
    text = " ".join(card_text(card, ENGLISH) for card in range(52)) + " A♠\ufe0e" * 250
    assert len(text) < MAX_CONTENT < len(ALL.with_emojis(text))
    assert (await message_of(Page("", text), MATCH, 1, ALL))["content"] == text


def shown(page: Page, emojis: Emojis) -> list[discord.ui.Item[discord.ui.View]]:
    return [each.item for each in controls_of(page, MATCH, 1, emojis).children]  # type: ignore[attr-defined]


def test_buttons_and_menus_show_cards() -> None:
    page = Page("", "", rows=card_rows(tuple(range(3)), "play", 1, ENGLISH))
    for card, button in enumerate(shown(page, ALL)):
        assert isinstance(button, discord.ui.Button)
        assert button.label is None
        assert button.emoji is not None
        assert button.emoji.id == card + 1
    plain = [button.label for button in shown(page, NO_EMOJIS)]  # type: ignore[attr-defined]
    assert plain == [card_text(0, ENGLISH), f"✓ {card_text(1, ENGLISH)}", card_text(2, ENGLISH)]
    for rows in (
        card_rows(tuple(range(20)), "play", 1, ENGLISH),
        cards_rows(tuple(range(20)), (1,), ENGLISH),
    ):
        (menu,) = shown(Page("", "", rows=rows), ALL)
        assert isinstance(rows[0], Select)
        assert isinstance(menu, discord.ui.Select)
        for card, option in enumerate(menu.options):
            assert option.label == card_text(card, ENGLISH)
            assert option.emoji is not None
            assert option.emoji.name == f"{code(card)}_0000"


def test_equal_labels_get_the_first_marks_that_differ_or_numbers_and_others_stay() -> None:
    assert distinct(["Sam", "Ann"], ["1", "2"]) == ["Sam", "Ann"]
    twice = ["Sam", "Ann", "Sam"]
    assert distinct(twice, ["#hall"] * 3, ["7", "8", "9"]) == ["Sam · 7", "Ann", "Sam · 9"]
    assert distinct(twice, ["", "", "#hall"]) == ["Sam (1)", "Ann", "Sam (2)"]


@given(
    st.lists(st.sampled_from(["Sam", "Sam (2)", "Sam · 7", *("x" * n for n in (100, 101, 102))]))
)
def test_no_two_labels_are_equal_and_none_is_too_long(texts: list[str]) -> None:
    found = distinct(texts, ["7", "8"] * len(texts))
    assert len({*found}) == len(texts)
    assert all(0 < len(label) <= MAX_SELECT_LABEL for label in found)
