"""The local page in a real browser, used as people use it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from bot.base.shutdown import UNFINISHED
from bot.discord_io.controls import parse_custom_id
from tests.support.forked import forked
from tests.support.places import address, provided
from tests.support.served_page import serve_page

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))),
    None,
)
"""Chromium, in the variant without windows if there is one: it takes a third less time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 120_000
ENDED = (0, UNFINISHED)
"""Exit statuses: a busy machine may leave a part too little time to end."""
DESK: ViewportSize = {"width": 1000, "height": 1000}
PHONE: ViewportSize = {"width": 390, "height": 844}
FITS = """width => [...document.querySelectorAll("article img")].some(picture => {
    const box = picture.getBoundingClientRect();
    return picture.complete && box.width >= 0.65 * width && box.left >= 0 && box.right <= width;
})"""
ANSWERED = """before => {
    const {lastAction, pendingAction, ready} = simcordPreview;
    return ready && !pendingAction && lastAction && lastAction.requestId !== before;
}"""

in_a_browser = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.filterwarnings("default"),
]
"""Marks of tests that need Chromium."""


def page_settings(folder: Path, computer_processes: int) -> dict[str, str]:
    return {
        "PLAY_PORT": "0",
        "PLAY_DATABASE_URL": address(folder / "play.db"),
        "COMPUTER_PAUSE": "0",
        "COMPUTER_PROCESSES": str(computer_processes),
        "PICTURE_PROCESS": str(computer_processes > 0),
        "PICTURE_CACHE": str(folder / "drawings.db") if computer_processes else "",
        "LOG_LEVEL": "WARNING",
    }


def _found(line: str) -> str:
    found = re.search(r"http://127\.0\.0\.1:\d+/\S+", line)
    assert found is not None, line
    return found[0]


@contextmanager
def serving_by_command(folder: Path) -> Iterator[str]:
    """Run ``castellan play`` as people start it. Yields its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "play"],
        env={**os.environ, **page_settings(folder, computer_processes=1)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield _found(next(line for line in process.stdout if "://" in line))
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE_MS / 1000)
        assert process.returncode in ENDED


@contextmanager
def serving(folder: Path, locale: str = "en-US") -> Iterator[str]:
    """Likewise, in a process that needn't import and migrate everything first."""
    provided(folder / "play.db")
    settings = page_settings(folder, computer_processes=0) | {"PLAY_LANGUAGE": locale}
    with forked(serve_page, settings) as (process, heard):
        yield _found(heard.recv())
        process.terminate()
        process.join(PATIENCE_MS / 1000)
        assert process.exitcode in ENDED


@contextmanager
def visiting(browser: Browser, address: str, window: ViewportSize) -> Iterator[Page]:
    with browser.new_context(viewport=window, bypass_csp=True) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        expect.set_options(timeout=PATIENCE_MS)
        page.goto(address)
        yield page


def press(page: Page, label: str, shows: str | re.Pattern[str]) -> None:
    """Press the newest button with this label once, and wait for the result."""
    answered(page, page.get_by_role("button", name=label, exact=True).last)
    expect(page.locator("main").get_by_text(shows).first).to_be_visible()


def answered(page: Page, control: Locator) -> None:
    """Click a control of the bot's. It must not be refused."""
    before = page.evaluate("simcordPreview.lastAction?.requestId")
    control.click()
    page.wait_for_function(ANSWERED, arg=before)
    last = page.evaluate("simcordPreview.lastAction")
    assert not last["rejected"], last


def type_command(page: Page, command: str, described: str) -> None:
    """Type a command until the page offers it, and pick it."""
    page.get_by_placeholder("Message #great-hall").click()
    page.keyboard.type(command)
    expect(page.get_by_text(described).first).to_be_visible()
    page.keyboard.press("Enter")


def component(page: Page, custom_id: str) -> Locator:
    """Return the newest control with this id, whatever its version."""
    known = parse_custom_id(custom_id)
    assert known is not None
    key = json.dumps(f":component:{known.match_id}:{known.verb}:{known.args}")
    return page.locator(
        f"main [data-control-key$={key}]:is(.component-button, .preview-select)"
    ).last


def choose(page: Page, menu: Locator, values: tuple[str, ...]) -> None:
    """Choose exactly these in a menu. It must not be refused."""
    offered = menu.get_by_role("listbox")
    for _ in range(5):  # the page may just be redrawn, which closes what was only just opened
        menu.get_by_role("combobox").click()
        with suppress(AssertionError):
            expect(offered).to_be_visible(timeout=2_000)
            break
    several = offered.get_attribute("aria-multiselectable") == "true"
    if not several:
        (value,) = values
        answered(page, menu.locator(f"[role=option][data-value={json.dumps(value)}]"))
        return
    chosen = menu.locator("[role=option][aria-selected=true]").all()
    held = {str(each.get_attribute("data-value")) for each in chosen}
    for each in held ^ set(values):
        menu.locator(f"[role=option][data-value={json.dumps(each)}]").click()
    answered(page, menu.get_by_role("button", name="Apply"))
