"""Helper processes end when the bot says so."""

import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

import pytest

from bot.base import helper_process


def think_for_ever() -> None:
    """Never return."""
    threading.Event().wait()


def test_helpers_end_at_once_whatever_they_work_on() -> None:
    context = helper_process.context()
    with ProcessPoolExecutor(2, context, helper_process.begin, (0,)) as helpers:
        thoughts = [helpers.submit(think_for_ever), helpers.submit(think_for_ever)]
        context.end()
        for thought in thoughts:
            with pytest.raises(BrokenExecutor):
                thought.result()
