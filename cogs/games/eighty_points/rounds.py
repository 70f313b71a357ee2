"""Changing the number of rounds of a rated match, which everybody at the table has to agree to."""

from typing import Any, Final

from bot.base.language import sentence
from bot.match.actions import own_chair
from bot.match.admission import refuse
from bot.match.ledger import Change
from bot.match.people import Person
from bot.match.record import Record, people_in
from bot.match.view import MatchView
from games.core import Entry

_TOO_SOON: Final = sentence("eighty-points/rounds-too-soon")
_NAME: Final = "rounds"  # The key of the wish in a match's details


def needs_everybody(seen: Record | MatchView[Any]) -> bool:
    return seen.rated and len(people_in(seen.chairs)) > 1


def wish_of(seen: Record | MatchView[Any], number: int) -> dict[str, Any] | None:
    """Return the wish of some in this round: how many ``remaining`` rounds, and who ``agreed``."""
    noted: dict[str, Any] | None = seen.details.get(_NAME)
    return noted if noted is not None and noted["round"] == number else None


def agree(change: Change, person: Person, remaining: int, number: int) -> None:
    """Wish for some rounds after round ``number``. They're set once everybody has wished so."""
    record = change.record
    chair = own_chair(record, person)
    refuse(record.kind.fixed_options)
    refuse(None if remaining else _TOO_SOON)
    wish, agreed = wish_of(record, number), {chair.seat}
    if wish is not None and wish["remaining"] == remaining:
        agreed |= {*wish["agreed"]}
    noted = {"round": number, "remaining": remaining, "agreed": sorted(agreed)}
    if {each.seat for each in record.chairs if not each.computer} <= agreed:
        noted["agreed"] = []
        amendment = {"type": "fix_rounds", "remaining": remaining}
        change.play(Entry("amendment", None, amendment), person)
    record.details = {**record.details, _NAME: noted}
