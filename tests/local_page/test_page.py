"""The local page in a real browser: fixes of SimCord's, lessons, and matches to their end."""

import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Error, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from bot.pictures.emblems import icon
from games import GAMES
from tests.games.playing import AnyGame
from tests.support.browsing import (
    DESK,
    FITS,
    PHONE,
    answered,
    choose,
    component,
    in_a_browser,
    press,
    serving,
    serving_by_command,
    type_command,
    visiting,
)
from tests.support.imagined import ENGLISH, presenter_of
from tests.support.lessons import answer_id, before_steps, lesson_of, ways

pytestmark = in_a_browser


def test_a_menu_shows_what_the_bot_has_chosen_in_it_since(page: Page) -> None:
    type_command(page, "/settings", "Set up Castellan")
    page.locator("#send-message").click()
    press(page, "Notifications", "clocks keep running")
    menu = component(page, "-:0:settings:from")
    choose(page, menu, ("20",))
    expect(menu.get_by_role("combobox")).to_have_text("20:00")
    answered(page, component(page, "-:0:settings:quiet_off"))
    expect(menu.get_by_role("combobox")).to_have_text("Quiet from…")


def test_it_has_the_bots_icon(page: Page) -> None:
    answer = page.request.get(f"{urljoin(page.url, '/')}favicon.ico")
    assert answer.body() == icon()


def test_it_greets_once(page: Page) -> None:
    expect(page.locator("main").get_by_text("Hello, I'm Castellan", exact=True)).to_have_count(1)


def test_what_is_private_is_read_from_title_to_controls(page: Page) -> None:
    type_command(page, "/help", "See what Castellan can do")
    page.locator("#send-message").click()
    press(page, "Rules", "Contents")
    rules = page.locator("main .channel-message", has=page.locator(".attachment-image")).last
    parts = rules.locator(".markdown-heading, .attachment-image, .message-components")
    expect(parts).to_have_count(3)
    tops = [part.evaluate("each => each.getBoundingClientRect().top") for part in parts.all()]
    assert tops == sorted(tops)


def test_commands_in_a_text_can_be_seen_to_be_commands(page: Page) -> None:
    type_command(page, "/help", "See what Castellan can do")
    page.locator("#send-message").click()
    shown = page.locator("main .command-mention", has_text="/hand")
    expect(shown.first).to_be_visible()
    assert "</" not in page.locator("main").inner_text()


def test_commands_are_called_by_the_names_that_a_reader_types(
    tmp_path: Path, chromium: Browser
) -> None:
    with serving(tmp_path, "de") as address, visiting(chromium, address, PHONE) as page:
        page.get_by_placeholder("Message #").click()
        page.keyboard.type("/help")
        page.locator("main [role=option]:visible").first.click()
        page.locator("#send-message").click()
        expect(page.locator("main .command-mention", has_text="/blatt").first).to_be_visible()
        assert "</" not in page.locator("main").inner_text()


def test_a_button_held_down_while_its_message_changes_is_pressed_all_the_same(
    tmp_path: Path, chromium: Browser
) -> None:
    with (
        serving(tmp_path) as address,
        visiting(chromium, address, PHONE) as ada,
        visiting(chromium, address, PHONE) as boris,
    ):
        type_command(ada, "/play high-card", "Outguess the table")
        ada.locator("#send-message").click()
        boris.get_by_label("Viewing as").select_option(label="Boris")
        ada.get_by_role("button", name="Rules", exact=True).hover()
        ada.mouse.down()
        press(boris, "Join", "Boris")
        for _ in range(2):  # by the second, what the first told would have been drawn
            ada.wait_for_event("response", lambda response: "/api/state" in response.url)
        ada.mouse.up()
        expect(ada.get_by_text("Who is right.").first).to_be_visible()


MAX_ATTEMPTS = 3
ATTEMPT_MS = 30_000
TOO_WIDE = "width => document.documentElement.scrollWidth > width"


def begin(page: Page, game: AnyGame, shows: str) -> None:
    """Begin a lesson; once more if the page was redrawn under a click, which is lost then."""
    for attempt in range(1, MAX_ATTEMPTS + 1):
        with suppress(*((AssertionError, Error) if attempt < MAX_ATTEMPTS else ())):
            type_command(page, "/help", "See what Castellan can do")
            page.locator("#send-message").click(timeout=ATTEMPT_MS)
            for label in ("Learn a game", presenter_of(game).short_title(ENGLISH)):
                last = page.locator("article.channel-message").last
                last.get_by_role("button", name=label, exact=True).click(timeout=ATTEMPT_MS)
            lesson = page.locator("article.channel-message").last
            expect(lesson).to_contain_text(shows, timeout=ATTEMPT_MS)
            return
        page.reload()


@pytest.mark.parametrize("slug", ["king-of-the-hill", "eighty-points"])
def test_a_lesson_is_played_to_its_end_on_a_phone(page: Page, slug: str) -> None:
    game = GAMES[slug]
    lesson, title = page.locator("article.channel-message").last, presenter_of(game).title(ENGLISH)
    begin(page, game, f"Learn {title}: 1 of")
    steps = lesson_of(game).steps
    for at in before_steps(game):
        expect(lesson).to_contain_text(f"Learn {title}: {at.step + 1} of {len(steps) + 1}")
        page.wait_for_function(FITS, arg=PHONE["width"])
        assert not page.evaluate(TOO_WIDE, PHONE["width"])
        wanted = game.actions.validate_python(dict(steps[at.step].do))
        way = next(w for w, did in ways(game, at) if game.actions.validate_python(did) == wanted)
        for pressed, values in way:
            control = component(page, pressed)
            if values:
                choose(page, control, values)
            else:
                answered(page, control)
    right = lesson_of(game).question.right
    answered(page, component(page, answer_id(game, right)))
    expect(lesson).to_contain_text(f"You can play {title}")


LONGEST_MATCH_SECONDS = 300.0
"""So long a match may take on a machine that has much else to do."""
ONLY_YOU = "Only you can see this"


def turns() -> Iterator[None]:
    """One after the other, as long as a match may take."""
    end = time.monotonic() + LONGEST_MATCH_SECONDS
    while time.monotonic() < end:
        yield


def open_table(page: Page) -> None:
    """``/play high-card target:1``, picked and typed as people do."""
    type_command(page, "/play high-card", "Outguess the table")
    page.get_by_role("option", name="target").click()
    page.keyboard.type("1")
    page.locator("#send-message").click()
    expect(page.get_by_text("High Card: a table is open", exact=True)).to_be_visible()


def press_if_there(page: Page, label: str | re.Pattern[str]) -> bool:
    """Press the newest such button, unless the page is just being redrawn."""
    button = page.locator("button:not([aria-disabled=true])", has_text=label)
    if not button.count():
        return False
    with suppress(PlaywrightTimeout):
        button.last.click(timeout=2_000)
    return True


def board_text(page: Page) -> str:
    return page.locator("main").inner_text()


def says(page: Page, pattern: str) -> bool:
    """Whether the page soon says something: hands and boards may be redrawn one after the other."""
    for _ in turns():
        if re.search(pattern, board_text(page)):
            return True
        page.wait_for_timeout(100)
    return False


def declare(page: Page) -> None:
    """Ada's turn: says what her card most likely is, unless the page is just being redrawn."""
    held = re.search(r"Say where (10|[2-9JQKA])", board_text(page))
    high = held is not None and held[1] in {"8", "9", "10", "J", "Q", "K", "A"}
    press_if_there(page, "↑ Highest" if high else "↓ Lowest")


def test_a_match_from_the_command_to_the_final_standings(tmp_path: Path, chromium: Browser) -> None:
    with serving_by_command(tmp_path) as address, visiting(chromium, address, PHONE) as page:
        open_table(page)
        choose_named(page, 0, "Page")
        expect(page.get_by_text("Aldric").first).to_be_visible()
        press(page, "Start", "Round 1, hand 1")
        page.wait_for_function(FITS, arg=PHONE["width"], polling=200)
        press(page, "My hand", ONLY_YOU)
        over = page.get_by_text(re.compile("wins the match!|share the victory!"))
        turn = page.get_by_text("Your turn.")
        for _ in turns():
            expect(over.or_(turn).first).to_be_visible()
            if over.count():
                break
            declare(page)
        expect(over.first).to_be_visible()
        assert says(page, r"🥇 (Ada|Aldric)[^\n]* · 1 point")
        for label in ("Rematch", "Replay", "Verify the deal", "Rules"):
            expect(page.get_by_role("button", name=label, exact=True).first).to_be_enabled()


def test_everybody_sees_only_their_own_cards_on_the_page(tmp_path: Path, chromium: Browser) -> None:
    with serving(tmp_path) as address, visiting(chromium, address, DESK) as page:
        open_table(page)
        viewers = page.get_by_label("Viewing as")
        viewers.select_option(label="Boris")
        press(page, "Join", "Boris")
        viewers.select_option(label="Ada")
        press(page, "Start", "Round 1, hand 1")
        press(page, "My hand", ONLY_YOU)
        hand = page.get_by_text(ONLY_YOU)
        expect(hand).to_be_visible()
        viewers.select_option(label="Boris")
        expect(page.get_by_text("High Card").first).to_be_visible()
        expect(hand).to_be_hidden()
        press(page, "My hand", ONLY_YOU)


def test_a_solitaire_is_played_on_its_board(tmp_path: Path, chromium: Browser) -> None:
    with serving(tmp_path) as address, visiting(chromium, address, PHONE) as page:
        type_command(page, "/play kill-the-kings", "A solitaire")
        page.locator("#send-message").click()
        press(page, "Draw", "or leave it in the reserve and draw")
        page.wait_for_function(FITS, arg=PHONE["width"], polling=200)
        press(page, "Hint (a win won't count)", re.compile("^Hint: "))
        for shown in ("or leave it", "or leave it", "The reserve is full:"):
            press(page, "Draw", shown)
        press(page, "Concede", "Concede this game?")
        press(page, "Yes, concede", "Conceded.")
        press(page, "New game", ": draw.")


def test_armies_are_deployed_and_moved_until_the_last_round(
    tmp_path: Path, chromium: Browser
) -> None:
    """By presses alone: a number for a piece, one for a square."""
    with serving(tmp_path) as address, visiting(chromium, address, PHONE) as page:
        type_command(page, "/play king-of-the-mountain", "Chess with walls")
        page.get_by_role("option", name="turn_limit").click()
        page.keyboard.type("2")
        page.locator("#send-message").click()
        choose_named(page, 0, "Page")
        expect(page.get_by_text("Aldric").first).to_be_visible()
        press(page, "Start", "You all deploy in secret")
        press(page, "My hand", "Deploy your army.")
        page.wait_for_function(FITS, arg=PHONE["width"], polling=200)
        press(page, "Raiders", "Deploy your army.")
        press(page, "Rearrange", "Rearrange your army.")
        press(page, "A3 Hero", "Which square should A3 Hero swap with?")
        press(page, "A5 Rook", "Rearrange your army.")
        expect(page.get_by_role("button", name="A3 Rook", exact=True)).to_be_visible()
        press(page, "Deploy this army", re.compile("'s turn|Your turn"))
        over = page.get_by_text("A draw: the last round is over")
        hand = page.get_by_text(ONLY_YOU)
        for _ in turns():
            if over.count():
                break
            press_if_there(page, re.compile(r"^\d+( |$)") if hand.count() else "My hand")
            page.wait_for_timeout(200)
        expect(over.first).to_be_visible()
        assert says(page, r"🤝 Ada[^\n]* · \d+ captures?\n🤝 Aldric")
        assert says(page, "· a draw after 2 rounds")


def choose_named(page: Page, menu: int, name: str) -> None:
    """Choose an option by its name in one of the menus of the hand."""
    option = page.locator("[role=option]:visible", has_text=name).first
    for _ in range(5):
        with suppress(PlaywrightTimeout):
            page.locator("main button[role=combobox]").nth(menu).click(timeout=2_000)
            option.click(timeout=2_000)
            return
    raise AssertionError(f"{name} cannot be chosen")
