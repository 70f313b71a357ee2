"""Matches from their logs: replayed, exported once finished, and checked, also offline."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, ValidationError
from sqlalchemy import Connection, select

from bot.match.record import UNREADABLE, Record
from bot.match.store import load, load_log
from bot.storage import Database, tables
from games import GAMES
from games.core import (
    AnyGame,
    Chance,
    Entry,
    EntryKind,
    GameError,
    Header,
    begin,
    commitment,
    derive_key,
    replay,
    step,
    time_out,
)

MAX_EXPORT_BYTES: Final = 2 * 2**20
"""Maximum size of an export. 50 rounds of Eighty Points, the longest match, take 0.3 MB. Checking
one takes up to forty times its size in memory."""
_HEX = r"^([0-9a-f]{2})*$"
_FAULTS: Final = {
    "missing": "is missing",
    "extra_forbidden": "is not part of one",
    "json_invalid": "is not JSON",
}


class NotVerified(Exception):
    """An export is wrong. The text says what is wrong with it."""


class OtherRules(NotVerified):
    """The seal of an export is right, but the rest needs another version of the rules.

    ``found`` lists the checks that passed, line by line.
    """

    def __init__(self, text: str, found: tuple[str, ...]) -> None:
        super().__init__(text)
        self.found = found


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class ExportedEntry(_Strict):
    """One entry of a match's log."""

    kind: EntryKind
    seat: Annotated[int, Field(ge=0)] | None = None
    action: dict[str, Any] | None = None


class Export(_Strict):
    """Everything needed to replay a finished match and check its deal."""

    format: Literal["castellan-match"]
    format_version: Literal[1]
    match: str
    game: str
    rules_version: int
    options: dict[str, Any]
    # Older versions had other names for deals of the day and of game nights.
    shared: str | None = Field(
        default=None, max_length=80, validation_alias=AliasChoices("shared", "daily", "evening")
    )
    origin: str | None = None  # the deal's name, if an earlier match was played with it
    commitment: str
    secret: str = Field(pattern=_HEX)
    contributions: list[str]
    log: list[ExportedEntry]
    places: list[int]
    scores: list[int]

    @property
    def deal(self) -> str:
        """The name that the deal is made from."""
        return self.origin or self.shared or self.match

    @property
    def seats(self) -> int:
        """Number of seats at the start. A shared deal has no clicks, but nobody joins it later."""
        return len(self.contributions) or len(self.places)


def export_text(record: Record, log: Sequence[Entry]) -> str:
    """Return the export of a finished match, as a file's text."""
    outcome = record.outcome
    assert record.seats is not None and outcome is not None, "asked of a finished match"
    export = Export(
        format="castellan-match",
        format_version=1,
        match=record.id,
        game=record.slug,
        rules_version=record.rules_version,
        options=record.options,
        commitment=record.commitment,
        secret=record.secret.hex(),
        shared=record.shared_deal,
        origin=record.origin["deal"] if record.origin else None,
        contributions=record.contributions,
        log=[ExportedEntry(kind=e.kind, seat=e.seat, action=e.action) for e in log],
        places=list(outcome.places),
        scores=list(outcome.scores),
    )
    return export.model_dump_json(indent=1, exclude_none=True) + "\n"


def read_export(path: Path) -> str:
    """Return the text of an export's file.

    Raises NotVerified if it's too large, and OSError or UnicodeDecodeError if it can't be read.
    """
    with path.open("rb") as file:
        # One byte more than allowed, so that the size is checked without reading the rest.
        data = file.read(MAX_EXPORT_BYTES + 1)
    if len(data) > MAX_EXPORT_BYTES:
        raise NotVerified(
            f"the file is larger than {MAX_EXPORT_BYTES // 2**20} MB, and no match is"
        )
    return data.decode()


def verify(text: str) -> tuple[str, ...]:
    """Check an export. Returns the checks that it passed, one per line.

    Raises NotVerified at the first fault. Raises OtherRules if the match was played under another
    version of the rules, so that only the seal can be checked.
    """
    try:
        export = Export.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        what = _FAULTS.get(first["type"], "has a wrong value")
        raise NotVerified(f"this is not a match export: {where} {what}") from error
    secret = bytes.fromhex(export.secret)
    if export.shared and export.contributions:
        raise NotVerified("no click has a part in a deal that several tables played")
    if export.shared and export.shared.partition("/")[0] in GAMES.keys() - {export.game}:
        raise NotVerified("a deal of the day belongs to its game")
    # The seal was public before anybody joined, so this secret wasn't chosen afterwards.
    sealed = commitment(export.rules_version, export.deal, secret)
    if sealed != export.commitment:
        raise NotVerified("the secret does not belong to the published commitment")
    game = GAMES.get(export.game)
    if game is None:
        raise NotVerified(f"the game {export.game!r} is unknown")
    # The players' clicks are part of the key, so the host couldn't know the deal in advance.
    key = derive_key(secret, export.deal, export.contributions)
    seal = (
        f"{game.title}, match {export.match}, {export.seats} seats",
        f"commitment {sealed}: {_fixed(export)}",
        f"key {key.hex()}: made from the secret and {_made_from(export)}",
    )
    if game.rules_version != export.rules_version:
        raise OtherRules(
            f"the match was played under version {export.rules_version} of the rules of "
            f"{game.title}, and this Castellan has version {game.rules_version}. The seal is "
            f"right and the result stands; to check the moves, use a Castellan with version "
            f"{export.rules_version}",
            seal,
        )
    _replay(game, export, key)
    return (
        *seal,
        f"{len(export.log)} log entries replayed, every draw as it was",
        f"places {' '.join(map(str, export.places))}",
    )


def _fixed(export: Export) -> str:
    if export.seats > 1:
        return "the secret was fixed before anybody sat down"
    return "the secret is the one that was sealed when the cards were dealt"


def _made_from(export: Export) -> str:
    if export.origin:
        return f"the clicks of {export.origin}, the match that was dealt first"
    if export.shared:
        return f"the name of the deal, {export.shared}"
    return "the ids of the clicks that took the seats"


def _replay(game: AnyGame, export: Export, key: bytes) -> None:
    """Replay a match. Raises NotVerified unless it goes and ends as the export says."""
    header = Header(export.game, export.rules_version, export.options, export.seats, key)
    chance = Chance(key)
    try:
        state = begin(game, header)
        for number, entry in enumerate(export.log, 1):
            if game.outcome(state) is not None:
                raise NotVerified(f"entry {number} comes after the end of the match")
            if (entry.seat is None) != (entry.kind in ("time", "joining", "amendment")):
                raise NotVerified(f"entry {number} is not a valid log entry")
            played = Entry(entry.kind, entry.seat, entry.action)
            if entry.kind == "time" and entry.action and played != time_out(game, state, chance):
                raise NotVerified(f"entry {number} is not what the rules play when time runs out")
            step(game, state, played, chance)
    except (GameError, ValidationError, IndexError) as error:
        reason = error if isinstance(error, GameError) else "an option or a log entry is wrong"
        raise NotVerified(f"the match could not be replayed: {reason}") from error
    outcome = game.outcome(state)
    if outcome is None:
        raise NotVerified("the replayed match does not end")
    if (list(outcome.places), list(outcome.scores)) != (export.places, export.scores):
        raise NotVerified("the replayed match does not end as the export says")


@dataclass(slots=True)
class Checked:
    """Results of replaying matches from their logs: how many agree, and which ones don't.

    ``unbegun`` counts those without a state: lobbies, and matches cancelled before the deal.
    """

    sound: int = 0
    unbegun: int = 0
    other_rules: list[str] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)


async def check_matches(database: Database) -> Checked:
    """Replay every match from its log and compare the result with what is stored."""
    checked = Checked()
    ids = await database.scalars(select(tables.matches.c.id).order_by(tables.matches.c.id))
    for match_id in ids:
        await database.read(_check, match_id, checked)
    return checked


def _check(connection: Connection, match_id: str, checked: Checked) -> None:
    row = tables.matches.c
    slug, rules_version, stored = connection.execute(
        select(row.slug, row.rules_version, row.state).where(row.id == match_id)
    ).one()
    game = GAMES.get(slug)
    if game is None or game.rules_version != rules_version:
        checked.other_rules.append(match_id)
        return
    try:
        if stored is None:
            checked.unbegun += 1
            return
        record = load(connection, match_id)
        assert record is not None
        played = replay(game, record.header, load_log(connection, match_id))
        ended = record.status != "over" or record.outcome == game.outcome(played)
        if ended and played == record.state:
            checked.sound += 1
        else:
            checked.damaged.append(match_id)
    except UNREADABLE:
        checked.damaged.append(match_id)


def log_rows(connection: Connection, match_id: str) -> Sequence[Any]:
    """Return the log of a match for ``play_again``."""
    row = tables.log.c
    log = select(row.sequence, row.kind, row.seat, row.action, row.user_id, row.at)
    return connection.execute(log.where(row.match_id == match_id).order_by(row.sequence)).all()


def play_again(
    record: Record, rows: Sequence[Any]
) -> Iterator[tuple[Record, Entry | None, tuple[int, ...]]]:
    """Yield a match at its beginning and after each row of its log, always as the same record.

    Each comes with the entry and the seats that ran out of time with it. Raises RulesChanged, or
    the game's errors if the log is wrong.
    """
    chairs = [
        replace(chair, stand_in=False, timeouts=0, left=False, own_moves=0, computer_moves=0)
        for chair in record.chairs
    ]
    coming = chairs[record.seats :]
    playing = replace(record, chairs=chairs[: record.seats], recent=[], entries=[])
    playing.version = rows[0].sequence - 1 if rows else record.version
    playing.begin()
    yield playing, None, ()
    for row in rows:
        entry = Entry(row.kind, row.seat, row.action)
        missed = tuple(sorted(playing.missing)) if entry.kind == "time" else ()
        playing.play(entry, row.user_id, 0)
        playing.version = row.sequence
        if entry.kind == "joining":
            playing.chairs.append(coming.pop(0))
        yield playing, entry, missed
