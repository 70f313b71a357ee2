"""Exports of finished matches, and the offline check of their deals."""

import json
from typing import Any

from bot.records import Record
from games import GAMES
from games.core import Entry, Header, RulesChanged, commitment, derive_key, replay

FORMAT = "castellan-match"
FORMAT_VERSION = 1


class NotVerified(Exception):
    """An export does not check out; the text says what is wrong with it."""


def export(record: Record, log: list[Entry]) -> dict[str, Any]:
    """Everything needed to play a finished match again and to check its deal."""
    assert record.seats is not None and not record.live
    outcome = record.game.outcome(record.state)
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "match": record.id,
        "game": record.slug,
        "rules_version": record.rules_version,
        "options": record.options,
        "commitment": record.commitment,
        "secret": record.secret.hex(),
        "contributions": [chair.contribution for chair in record.chairs[: record.seats]],
        "log": [
            {
                name: value
                for name, value in (
                    ("kind", entry.kind),
                    ("seat", entry.seat),
                    ("action", entry.action),
                )
                if value is not None
            }
            for entry in log
        ],
        "places": None if outcome is None else list(outcome.places),
        "scores": None if outcome is None else list(outcome.scores),
    }


def export_text(record: Record, log: list[Entry]) -> str:
    """The export as the text of a file."""
    return json.dumps(export(record, log), indent=1) + "\n"


def verify(text: str) -> tuple[str, ...]:
    """What was checked and found right, line by line. Raises NotVerified at the first fault."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT or data["format_version"] != FORMAT_VERSION:
            raise NotVerified("this is not an export that this version can read")
        game = GAMES[data["game"]]
        secret = bytes.fromhex(data["secret"])
        contributions = [str(item) for item in data["contributions"]]
        log = [
            Entry(entry["kind"], entry.get("seat"), entry.get("action")) for entry in data["log"]
        ]
        sealed = commitment(data["rules_version"], data["match"], secret)
        if sealed != data["commitment"]:
            raise NotVerified("the secret does not belong to the published commitment")
        key = derive_key(secret, data["match"], contributions)
        header = Header(
            data["game"], data["rules_version"], data["options"], len(contributions), key
        )
        state = replay(game, header, log)
        outcome = game.outcome(state)
        places = None if outcome is None else list(outcome.places)
        if places != data["places"]:
            raise NotVerified("the replayed match does not end as the export says")
    except RulesChanged as error:
        raise NotVerified(f"it was played under other rules: {error}") from error
    except (KeyError, TypeError, ValueError) as error:
        raise NotVerified(f"the export is damaged: {error}") from error
    return (
        f"{game.title}, match {data['match']}, {len(contributions)} seats",
        f"commitment {sealed}: the secret was fixed before anybody sat down",
        f"key {key.hex()}: made from the secret and {len(contributions)} seats' interaction ids",
        f"{len(log)} log entries replayed, every draw as it was",
        "places " + ("none" if places is None else " ".join(map(str, places))),
    )
