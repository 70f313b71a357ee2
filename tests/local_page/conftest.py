"""The browser that all tests of the local page share."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.browsing import CHROMIUM, FLAGS, PHONE, serving, visiting


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
