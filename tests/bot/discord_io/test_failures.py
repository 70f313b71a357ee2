"""The meaning of Discord's refusals."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_io.failures import EXPECTED, Failure, code_of, failure_of


def refusal(status: int, code: int, message: str = "") -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": message})


@pytest.mark.parametrize(
    ("error", "meaning"),
    [
        (refusal(429, 0), Failure.PASSING),
        (refusal(502, 0), Failure.PASSING),
        (TimeoutError(), Failure.PASSING),
        (refusal(404, 10008), Failure.MESSAGE_GONE),
        (refusal(429, 30046), Failure.MESSAGE_GONE),
        (refusal(404, 10003), Failure.PLACE_GONE),
        (refusal(403, 50013), Failure.PLACE_REFUSES),
        (refusal(400, 160005), Failure.PLACE_REFUSES),
        (refusal(400, 50083), Failure.PLACE_REFUSES),
        (refusal(400, 200000), Failure.PLACE_REFUSES),
        (refusal(403, 99999), Failure.PLACE_REFUSES),
        (refusal(403, 400001), Failure.PAGE_REFUSED),
        (refusal(413, 40005), Failure.PAGE_REFUSED),
        (refusal(400, 50035, "In components.0.emoji.id: Invalid emoji"), Failure.PAGE_REFUSED),
        (refusal(400, 50035, "In content: Must be 2000 or fewer in length."), Failure.FAULT),
        (refusal(403, 50278), Failure.PERSON_CLOSED),
        (refusal(404, 10015), Failure.TOKEN_SPENT),
        (ValueError(), Failure.FAULT),
    ],
)
def test_a_refusal_means(error: Exception, meaning: Failure) -> None:
    assert failure_of(error) is meaning


@pytest.mark.parametrize("code", [50083, 160005, 160006, 200000, 200001, 240000, 400001, 40005])
def test_people_get_a_sentence_about_what_a_moderator_can_change(code: int) -> None:
    assert EXPECTED[code] is not None


def test_what_a_proxy_finds_too_large_has_a_sentence_though_no_code() -> None:
    error = refusal(413, 0)
    assert failure_of(error) is Failure.PAGE_REFUSED
    assert EXPECTED[code_of(error)] is not None
    assert code_of(refusal(404, 10008)) == 10008
    assert code_of(ValueError()) == 0
