"""Match views refuse to make up a game that hasn't begun, or a spectator's seat."""

import pytest

from bot.match.chairs import Chair
from bot.match.record import Record
from bot.match.view import match_view
from games.high_card import HighCard


def high_card() -> Record:
    chairs = [Chair(seat, 1 + seat, name, f"{seat}") for seat, name in enumerate(("ann", "bob"))]
    return Record(
        id="m",
        slug="high-card",
        rules_version=HighCard.rules_version,
        options={},
        pace="relaxed",
        status="lobby",
        host_id=1,
        guild_id=1,
        locale="en-US",
        secret=bytes(32),
        commitment="",
        channel_id=7,
        created_at=0,
        chairs=chairs,
    )


def test_before_a_match_begins_there_is_nothing_to_see_or_to_do() -> None:
    for viewer in (None, 0):
        seen = match_view(high_card(), viewer)
        assert not seen.begun
        assert not seen.menu
        with pytest.raises(LookupError, match="no game"):
            assert seen.view


def test_of_a_match_under_way_everybody_has_a_view_and_only_players_a_seat_and_a_menu() -> None:
    record = high_card()
    record.begin()
    turn = record.state.turn
    spectator, player = match_view(record, None), match_view(record, turn)
    assert (spectator.view.viewer, player.view.viewer) == (None, turn)
    assert spectator.begun
    assert player.menu
    assert player.seat == turn
    assert not spectator.menu
    with pytest.raises(LookupError, match="spectator"):
        assert spectator.seat
