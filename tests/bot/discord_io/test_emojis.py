"""Cards and pieces in texts, buttons and menus, as Discord shows them or in plain words."""

import discord

from bot.base.discord_limits import MAX_CONTENT
from bot.discord_io.host import NO_EMOJIS, Emojis
from bot.discord_io.messages import controls_of, message_of
from bot.pages.card_picker import card_rows, cards_rows
from bot.pages.cards import card_text, cards_text, signs_of_cards
from bot.pages.model import Page, Select
from games.core.cards import CODES, code, parse
from tests.support.imagined import ENGLISH

MATCH = "0123456789"


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


def test_what_is_no_card_stays() -> None:
    for text in ("", "♠ led", "13♠", "<#123>", "`K♠`", "```\nK♠\n```", "<:x:1>", "Joker"):
        assert ALL.with_emojis(text).replace("1<:3S_0000:41>", "13♠") == text


def test_cards_that_discord_does_not_know_stay_text() -> None:
    assert known("AS").with_emojis("A♠\ufe0e K♠\ufe0e") == "<:AS_0000:1> K♠\ufe0e"
    assert NO_EMOJIS.with_emojis("A♠\ufe0e") == "A♠\ufe0e"


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
    hand = tuple(range(3))
    page = Page("", "", rows=card_rows(hand, "play", 1, ENGLISH))
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
