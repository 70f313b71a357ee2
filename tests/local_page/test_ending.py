"""The process of the local page ends: soon when it's asked to, and when it can't start."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.base.shutdown import UNFINISHED
from bot.local_page import MAX_END_SECONDS
from cogs.puzzles.actions import store_puzzle
from tests.local_page.test_busy_bot import question_of
from tests.support.browsing import PATIENCE_MS, page_settings
from tests.support.forked import forked
from tests.support.places import inside, provided
from tests.support.served_page import serve_page

pytestmark = pytest.mark.threads
PROMISED_SECONDS = 5


def test_it_ends_soon_although_it_thinks_about_todays_question(tmp_path: Path) -> None:
    assert MAX_END_SECONDS < PROMISED_SECONDS
    yesterday = datetime.now(UTC) - timedelta(days=1)
    path = provided(tmp_path / "play.db")
    inside(path, lambda connection: store_puzzle(connection, question_of(yesterday)))
    with forked(serve_page, page_settings(tmp_path, computer_processes=0)) as (process, heard):
        assert "http://" in heard.recv()
        process.terminate()
        process.join(PATIENCE_MS / 1000)
        assert process.exitcode in {0, UNFINISHED}


def test_a_start_that_fails_ends_the_process(tmp_path: Path) -> None:
    path = provided(tmp_path / "play.db")
    inside(path, lambda connection: connection.execute(text("DROP TABLE facts")))
    with forked(serve_page, page_settings(tmp_path, computer_processes=0)) as (process, _):
        process.join(PATIENCE_MS / 1000)
        assert process.exitcode not in {None, 0}
