"""The browser that all tests of the local page share."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.support.browsing import CHROMIUM, FLAGS


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for all, since it takes long to start."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()
