"""Fixes in SimCord's page: no click is lost, and menus show the chosen value."""

from pathlib import Path
from urllib.parse import urljoin

from playwright.sync_api import Browser, Page, expect

from bot.pictures.emblems import icon
from tests.support.browsing import (
    PHONE,
    answered,
    choose,
    component,
    in_a_browser,
    press,
    serving,
    type_command,
    visiting,
)

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
