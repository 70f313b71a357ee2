"""The local page in a real browser: fixes of SimCord's, lessons, and matches to their end."""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from bot.pictures.emblems import icon
from games import GAMES
from tests.support.browsing import (
    CHROMIUM,
    DESK,
    FITS,
    FLAGS,
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


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for all, since it takes long to start."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def page(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """One page on a phone for all tests of a module that leave nothing in each other's way."""
    with (
        serving(tmp_path_factory.mktemp("page")) as address,
        visiting(chromium, address, PHONE) as page,
    ):
        yield page


def test_a_menu_shows_what_the_bot_has_chosen_in_it_since(page: Page) -> None:
    type_command(page, "/settings", "Set up Castellan")
    page.locator("#send-message").click()
    press(page, "Notifications", "clocks keep running")
    menu = component(page, "-:0:settings:from")
    choose(page, menu, ("20",))
    expect(menu.get_by_role("combobox")).to_have_text("20:00")
    answered(page, component(page, "-:0:settings:quiet_off"))
    expect(menu.get_by_role("combobox")).to_have_text("Quiet from…")


PICK = """([trigger, value]) => {
    trigger.click();
    document.querySelector(`.preview-select.is-open [data-value="${value}"]`).click();
}"""


def test_a_choice_made_while_another_is_being_answered_is_kept(page: Page) -> None:
    type_command(page, "/settings", "Set up Castellan")
    page.locator("#send-message").click()
    press(page, "Notifications", "clocks keep running")
    menus = [component(page, f"-:0:settings:{end}") for end in ("from", "until")]
    triggers = [menu.get_by_role("combobox").element_handle() for menu in menus]
    page.evaluate(f"both => both.forEach({PICK})", [[triggers[0], "21"], [triggers[1], "7"]])
    expect(page.get_by_text("21:00 to 07:00").first).to_be_visible()
    answered(page, component(page, "-:0:settings:quiet_off"))


def test_what_an_own_command_brings_comes_into_view(page: Page) -> None:
    newest = page.locator("article.channel-message").last
    for command, described, brought in (
        ("/settings", "Set up Castellan", "This server's settings"),
        ("/help", "Find lessons, rules and commands", "New here?"),
    ):
        page.locator("#channel-timeline").hover()
        page.mouse.wheel(0, -5_000)
        page.wait_for_function("document.querySelector('#channel-timeline').scrollTop < 10")
        type_command(page, command, described)
        page.locator("#send-message").click()
        expect(newest).to_contain_text(brought)
        expect(newest.get_by_role("button").last).to_be_in_viewport(ratio=1)


def test_it_has_the_bots_icon(page: Page) -> None:
    answer = page.request.get(f"{urljoin(page.url, '/')}favicon.ico")
    assert answer.body() == icon()


def test_it_greets_once(page: Page) -> None:
    expect(page.locator("main").get_by_text("Hello, I'm Castellan", exact=True)).to_have_count(1)


def test_what_is_private_is_read_from_title_to_controls(page: Page) -> None:
    type_command(page, "/help", "Find lessons, rules and commands")
    page.locator("#send-message").click()
    press(page, "Rules", "Contents")
    rules = page.locator("main .channel-message", has=page.locator(".attachment-image")).last
    parts = rules.locator(".markdown-heading, .attachment-image, .message-components")
    expect(parts).to_have_count(3)
    tops = [part.evaluate("each => each.getBoundingClientRect().top") for part in parts.all()]
    assert tops == sorted(tops)


def test_commands_in_a_text_can_be_seen_to_be_commands(page: Page) -> None:
    type_command(page, "/help", "Find lessons, rules and commands")
    page.locator("#send-message").click()
    shown = page.locator("main .command-mention", has_text="/hand")
    expect(shown.first).to_be_visible()
    assert "</" not in page.locator("main").inner_text()


def test_commands_are_called_by_the_names_that_a_reader_types(
    tmp_path: Path, chromium: Browser
) -> None:
    with serving(tmp_path, "de") as address, visiting(chromium, address, PHONE) as page:
        offered = page.locator("main [role=option]:visible")
        for typed in ("/hilfe", "/help"):
            page.get_by_placeholder("Message #").click()
            page.keyboard.type(typed)
            expect(offered).to_contain_text(["/hilfe"])
            page.keyboard.press("Enter")
            page.locator("#send-message").click()
            used = page.locator("main .message-interaction-header", has_text="/hilfe")
            expect(used.last).to_be_in_viewport()
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


ATTEMPT_MS = 30_000
TOO_WIDE = "width => document.documentElement.scrollWidth > width"


@pytest.mark.parametrize("slug", ["king-of-the-hill", "eighty-points"])
def test_a_lesson_is_played_to_its_end_on_a_phone(page: Page, slug: str) -> None:
    """Begun once more if the page was redrawn under a click, which is lost then."""
    game, presenter = GAMES[slug], presenter_of(GAMES[slug])
    lesson, title = page.locator("article.channel-message").last, presenter.title(ENGLISH)
    for last in (False, False, True):
        with suppress(*(() if last else (AssertionError, Error))):
            type_command(page, "/help", "Find lessons, rules and commands")
            page.locator("#send-message").click(timeout=ATTEMPT_MS)
            for label in ("Learn a game", presenter.title(ENGLISH)):
                lesson.get_by_role("button", name=label, exact=True).click(timeout=ATTEMPT_MS)
            expect(lesson).to_contain_text(f"Learn {title}: 1 of", timeout=ATTEMPT_MS)
            break
        page.reload()
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


ONLY_YOU = "Only you can see this"
USABLE = "button:not([aria-disabled=true])"


def test_a_match_from_the_command_to_the_final_standings(tmp_path: Path, chromium: Browser) -> None:
    """Typed and pressed as people do; a press is lost if the page is just being redrawn."""
    with serving_by_command(tmp_path) as address, visiting(chromium, address, PHONE) as page:
        type_command(page, "/play high-card", "Outguess the table")
        page.get_by_role("option", name="target").click()
        page.keyboard.type("1")
        page.locator("#send-message").click()
        expect(page.locator("strong", has_text="High Card: a table is open")).to_be_visible()
        press(page, "Play vs computers", "Round 1, hand 1")
        page.wait_for_function(FITS, arg=PHONE["width"], polling=200)
        press(page, "My hand", ONLY_YOU)
        of_the_hand = page.get_by_role("button", name="More", exact=True).last
        expect(of_the_hand).to_be_in_viewport(ratio=1)
        board, turn = page.locator("main"), page.get_by_text("Your turn.")
        over = page.get_by_text(re.compile("wins the match!|share the victory!"))
        while not over.count():
            expect(over.or_(turn).first).to_be_visible()
            held = re.search(r"Say where (10|[2-9JQKA])", board.inner_text())
            high = held is not None and held[1] in {"8", "9", "10", "J", "Q", "K", "A"}
            likely = page.locator(USABLE, has_text="↑ Highest" if high else "↓ Lowest")
            if likely.count():
                expect(likely.last).to_be_in_viewport(ratio=1)
                with suppress(PlaywrightTimeout):
                    likely.last.click(timeout=2_000)
        expect(board).to_contain_text(re.compile(r"🥇 [^\n]* · 1 point"))
        for label in ("Rematch", "Replay", "Review", "More"):
            expect(page.get_by_role("button", name=label, exact=True).first).to_be_enabled()


def test_everybody_sees_only_their_own_cards_on_the_page(tmp_path: Path, chromium: Browser) -> None:
    with serving(tmp_path) as address, visiting(chromium, address, DESK) as page:
        type_command(page, "/play high-card", "Outguess the table")
        page.locator("#send-message").click()
        viewers = page.get_by_label("Viewing as")
        viewers.select_option(label="Boris")
        press(page, "Join", "Boris")
        posted = page.locator("article.channel-message", has_text="Boris").last
        expect(posted.locator(".message-interaction-header")).to_have_count(0)
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
        type_command(page, "/play kill-the-kings", "Solitaire")
        page.locator("#send-message").click()
        press(page, "Draw", "or leave it in the reserve and draw")
        page.wait_for_function(FITS, arg=PHONE["width"], polling=200)
        press(page, "Hint (a win won't count)", re.compile("^Hint: "))
        for shown in ("or leave it", "The reserve is full:"):
            press(page, "Draw", shown)
        press(page, "Concede", "Concede this game?")
        press(page, "Yes, concede", "Conceded.")
        press(page, "New game", "or leave it in the reserve and draw")
