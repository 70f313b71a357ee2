"""The local page in a real browser: one person plays a match against computers to its end."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 20_000
MOST_TURNS = 500
DESK: ViewportSize = {"width": 1000, "height": 1000}
PHONE: ViewportSize = {"width": 412, "height": 915}
FITS = """width => [...document.querySelectorAll("article img")].some(picture => {
    const box = picture.getBoundingClientRect();
    return picture.complete && box.width >= 280 && box.left >= 0 && box.right <= width;
})"""

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.filterwarnings("default"),
]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """``castellan play`` as a process of its own; its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "play"],
        env={
            **os.environ,
            "PLAY_PORT": "0",
            "PLAY_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'play.db'}",
            "COMPUTER_PAUSE": "0.2",
            "LOG_LEVEL": "WARNING",
        },
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=30)
        assert process.returncode == 0


@contextmanager
def visiting(address: str, window: ViewportSize) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport=window, bypass_csp=True)
        page.set_default_timeout(PATIENCE_MS)
        expect.set_options(timeout=PATIENCE_MS)
        page.goto(address)
        yield page
        browser.close()


def press(page: Page, label: str, shows: str | re.Pattern[str]) -> None:
    """Press the newest button of that label until something new is shown.

    The page turns a click away that was made while it was being redrawn, and says so.
    """
    shown = page.locator("main").get_by_text(shows).first
    for _ in range(5):
        page.get_by_role("button", name=label, exact=True).last.click()
        with suppress(AssertionError):
            expect(shown).to_be_visible(timeout=4_000)
            return
    expect(shown).to_be_visible()


def open_table(page: Page) -> None:
    """``/play high-card target:1``, picked and typed as people do."""
    composer = page.get_by_placeholder("Message #great-hall")
    composer.click()
    page.keyboard.type("/play high-card")
    expect(page.get_by_text("Outguess the table").first).to_be_visible()
    page.keyboard.press("Enter")
    page.get_by_role("option", name="target").click()
    page.keyboard.type("1")
    page.locator("#send-message").click()
    expect(page.get_by_text("High Card: a table is open")).to_be_visible()


def board_text(page: Page) -> str:
    return page.locator("main").inner_text()


def declare(page: Page) -> None:
    """Ada's turn: says what her card most likely is, unless the page is just being redrawn."""
    held = re.search(r"Say where (10|[2-9JQKA])", board_text(page))
    high = held is not None and held[1] in {"8", "9", "10", "J", "Q", "K", "A"}
    name = "▲ Highest" if high else "▼ Lowest"
    button = page.locator("button:not([aria-disabled=true])", has_text=name).last
    if button.count():
        with suppress(PlaywrightTimeout):
            button.click(timeout=2_000)


def test_a_match_from_the_command_to_the_final_standings(tmp_path: Path) -> None:
    with serving(tmp_path) as address, visiting(address, DESK) as page:
        open_table(page)
        press(page, "Add computer", "Aldric")
        press(page, "Start", "Round 1, hand 1")
        press(page, "My hand", "Your hand")
        over = page.get_by_text(re.compile("wins the match!|share the victory!"))
        turn = page.get_by_text("Your turn.")
        for _ in range(MOST_TURNS):
            expect(over.or_(turn).first).to_be_visible()
            if over.count():
                break
            declare(page)
        expect(over.first).to_be_visible()
        text = board_text(page)
        assert re.search(r"🥇 (Ada|Aldric)[^\n]* · 1 point", text)
        for label in ("Rematch", "Verify the deal", "Rules"):
            expect(page.get_by_role("button", name=label, exact=True).first).to_be_enabled()


def test_everybody_sees_only_their_own_cards_on_the_page(tmp_path: Path) -> None:
    with serving(tmp_path) as address, visiting(address, DESK) as page:
        open_table(page)
        viewers = page.get_by_label("Viewing as")
        viewers.select_option(label="Boris")
        press(page, "Join", "Boris")
        viewers.select_option(label="Ada")
        press(page, "Start", "Round 1, hand 1")
        press(page, "My hand", "Your hand")
        hand = page.get_by_text("Your hand")
        expect(hand).to_be_visible()
        viewers.select_option(label="Boris")
        expect(page.get_by_text("High Card").first).to_be_visible()
        expect(hand).to_be_hidden()
        press(page, "My hand", "Your hand")


def test_the_board_fits_a_phone(tmp_path: Path) -> None:
    with serving(tmp_path) as address, visiting(address, PHONE) as page:
        open_table(page)
        press(page, "Add computer", "Aldric")
        press(page, "Start", "Round 1, hand 1")
        page.wait_for_function(FITS, arg=PHONE["width"], polling=200)
