"""Changing the number of rounds. In a rated match everybody at the table has to agree to it."""

from typing import Any, Final

from bot.base.language import sentence
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.match import actions
from bot.match.admission import refuse
from bot.match.chairs import people_in
from bot.match.ledger import Change
from bot.match.people import Person
from bot.match.record import Record
from bot.match.view import MatchView, match_view
from games.core import Entry
from games.eighty_points import EightyPoints

_TOO_SOON: Final = sentence("eighty-points/rounds-too-soon")
_NAME: Final = "rounds"  # The key of the wish in a match's details


def needs_everybody(seen: Record | MatchView[Any]) -> bool:
    return seen.rated and len(people_in(seen.chairs)) > 1


def wish_of(seen: Record | MatchView[Any], number: int) -> dict[str, Any] | None:
    """Return this round's wish, if any: the ``remaining`` rounds, and who has ``agreed``."""
    noted: dict[str, Any] | None = seen.details.get(_NAME)
    return noted if noted is not None and noted["round"] == number else None


def fix(change: Change, person: Person, remaining: int) -> None:
    """Set how many rounds follow. In a rated match, everybody has to wish for that number first."""
    record, amendment = change.record, {"type": "fix_rounds", "remaining": remaining}
    refuse(None if record.slug == EightyPoints.slug else UNKNOWN_CONTROL)
    if not needs_everybody(record):
        actions.amend(change, person, amendment)
        return
    chair = actions.own_chair(record, person)
    refuse(record.kind.fixed_options)
    refuse(None if remaining else _TOO_SOON)
    number = match_view(record, chair.seat).view.round
    wish, agreed = wish_of(record, number), {chair.seat}
    if wish is not None and wish["remaining"] == remaining:
        agreed |= {*wish["agreed"]}
    noted = {"round": number, "remaining": remaining, "agreed": sorted(agreed)}
    if {each.seat for each in record.chairs if not each.computer} <= agreed:
        noted["agreed"] = []
        change.play(Entry("amendment", None, amendment), person)
    record.details = {**record.details, _NAME: noted}
