"""``/move``: a typed move, instead of one chosen by buttons."""

from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from bot.app import Castellan, bot_of
from bot.base.discord_limits import MAX_AUTOCOMPLETE_CHOICES
from bot.base.language import Language, Sentence, sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.host import Suggested
from bot.discord_io.messages import shorten
from bot.discord_io.press import language_of, person_of
from bot.discord_io.router import routed, suggesting
from bot.match import actions
from bot.match.view import MatchView, match_view_for
from cogs.games.king_of_the_mountain.letters import LEXICON, kinds_by_letter, letter_of
from cogs.games.king_of_the_mountain.words import kind_text, move_text
from cogs.table.starting import match_meant, show_hand, suggest_matches
from games.core import GameError
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.menu import TurnMenu, action_of
from games.king_of_the_mountain.notation import UnreadableNotation, format_move, read_move
from games.king_of_the_mountain.pieces import kind_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, respawn_point
from games.king_of_the_mountain.squares import NAMES

_WRONG_SQUARES: Final = frozenset(
    (
        *("empty_square", "illegal_move", "into_check", "not_in_reserve", "not_your_piece"),
        "onto_wall",
    )
)
"""Refusals to which a list of possible inputs is added."""


class MoveCog(commands.Cog):
    def __init__(self, bot: Castellan) -> None:
        self._ledger = bot.ledger

    @command(source="from", target="to")
    @routed
    async def move(
        self,
        interaction: Interaction,
        source: str,
        target: str | None = None,
        match: str | None = None,
    ) -> None:
        record = await match_meant(interaction, match, KingOfTheMountain.slug)
        language = language_of(interaction)
        seen = match_view_for(record, interaction.user.id, language)
        piece = source.strip().upper()
        # A square alone picks the piece there, like its button.
        if target is None and piece in NAMES:
            if seen.my_turn and piece not in _sources(seen, language):
                raise Refusal(_with_pieces(seen, _stuck(piece), language))
            await show_hand(interaction, record, draft=piece)
            return
        typed = _parse_move(seen, source, target, language)
        dumped = KingOfTheMountain.actions.dump_python(action_of(typed), mode="json")
        ledger, person = self._ledger, person_of(interaction)
        try:
            played = await ledger.change(record.id, actions.act, record.alarm.since, person, dumped)
        except GameError as error:
            # A list of squares only helps with some refusals.
            if error.code not in _WRONG_SQUARES:
                raise
            presenter = bot_of(interaction).presenters[record.slug]
            reason = presenter.refusal(error)
            raise Refusal(_with_help(seen, typed, reason, error.code, language)) from error
        notice = ""
        if typed >= RESPAWN:
            written = move_text(format_move(seen.view.position, seen.seat, typed), language)
            notice = language.say(
                "king-of-the-mountain/move", kind=kind_text(typed - RESPAWN, language), move=written
            )
        await show_hand(interaction, played, notice=notice)

    @move.autocomplete("source")
    @suggesting
    async def _suggest_source(self, interaction: Interaction, typed: str) -> Suggested:
        return await _suggest(interaction, typed, None)

    @move.autocomplete("target")
    @suggesting
    async def _suggest_target(self, interaction: Interaction, typed: str) -> Suggested:
        return await _suggest(interaction, typed, str(getattr(interaction.namespace, "from") or ""))

    @move.autocomplete("match")
    @suggesting
    async def _suggest_match(self, interaction: Interaction, typed: str) -> Suggested:
        return await suggest_matches(interaction, typed, KingOfTheMountain.slug)


def _parse_move(seen: MatchView[Any], source: str, target: str | None, language: Language) -> int:
    """Parse a typed move.

    Raises Refusal if it is malformed, or if its full notation is different.
    """
    typed = source if target is None else f"{source} {target}"
    # A re-spawn typed into two fields: the piece, then its square.
    if target is not None and "@" in source:
        typed = f"{source.strip().rstrip('@')}@{target}"
    try:
        move, written = read_move(typed, kinds_by_letter(language))
    except UnreadableNotation:
        raise Refusal(
            sentence(
                "king-of-the-mountain/parse-move-read-move",
                move=f"“{escape_name(shorten(typed, 40))}”",
            )
        ) from None
    if isinstance(seen.menu, TurnMenu) and move in seen.menu.moves:
        said = format_move(seen.view.position, seen.seat, move)
        if written not in (None, said):
            move_said = move_text(said, language)
            raise Refusal(sentence("king-of-the-mountain/parse-move-move-written", move=move_said))
    return move


def _with_help(
    seen: MatchView[Any], move: int, reason: Sentence, code: str, language: Language
) -> Sentence:
    """Return the reason of a refusal, with what could be typed instead."""
    if move >= RESPAWN:
        return _with_reserve(seen, reason, language)
    source, board = move // SIZE, seen.view.position.board
    targets = [at for start, at in _steps(seen) if start == source]
    if not targets:
        stuck = code == "illegal_move"  # one of their pieces, which can't go anywhere
        return _with_pieces(seen, _stuck(NAMES[source]) if stuck else reason, language)
    squares = language.row(
        f"×{NAMES[at]} {kind_text(kind_of(board[at]), language)}" if board[at] else NAMES[at]
        for at in targets
    )
    return sentence(
        "king-of-the-mountain/with-help", reason=reason, square=NAMES[source], squares=squares
    )


def _with_reserve(seen: MatchView[Any], reason: Sentence, language: Language) -> Sentence:
    written = LEXICON.written(language)
    kinds = [move - RESPAWN for move in _moves(seen) if move >= RESPAWN]
    if not kinds:
        return reason
    pieces = language.row(
        f"`{letter_of(kind, written)}@` {kind_text(kind, language)}" for kind in kinds
    )
    return sentence("king-of-the-mountain/with-reserve", reason=reason, pieces=pieces)


def _stuck(square: str) -> Sentence:
    return sentence("king-of-the-mountain/stuck", square=square)


def _with_pieces(seen: MatchView[Any], reason: Sentence, language: Language) -> Sentence:
    board = seen.view.position.board
    squares = dict.fromkeys(source for source, _ in _steps(seen))
    if not squares:
        return reason
    pieces = language.row(
        f"{kind_text(kind_of(board[at]), language)} {NAMES[at]}" for at in squares
    )
    return sentence("king-of-the-mountain/with-pieces", reason=reason, pieces=pieces)


def _steps(seen: MatchView[Any]) -> list[tuple[int, int]]:
    """Return the moves of pieces on the board, as source and target."""
    return [divmod(move, SIZE) for move in _moves(seen) if move < RESPAWN]


def _moves(seen: MatchView[Any]) -> tuple[int, ...]:
    return seen.menu.moves if isinstance(seen.menu, TurnMenu) else ()


async def _suggest(interaction: Interaction, typed: str, source: str | None) -> Suggested:
    """Suggest the pieces that can move, or their squares, that match the typed text."""
    try:
        named = interaction.namespace.match or None
        record = await match_meant(interaction, named, KingOfTheMountain.slug)
    except Refusal:
        return []
    language = language_of(interaction)
    seen = match_view_for(record, interaction.user.id, language)
    offered = _sources(seen, language) if source is None else _targets(seen, source, language)
    wanted = typed.strip().upper()
    return [
        app_commands.Choice(name=name, value=value)
        for value, name in offered.items()
        if value.upper().startswith(wanted)
    ][:MAX_AUTOCOMPLETE_CHOICES]


def _sources(seen: MatchView[Any], language: Language) -> dict[str, str]:
    """Return every piece that can move or re-spawn now, by the text to type for it."""
    board, letters = seen.view.position.board, LEXICON.written(language)
    found: dict[str, str] = {}
    for move in _moves(seen):
        if move >= RESPAWN:
            kind = move - RESPAWN
            letter = letter_of(kind, letters)
            name = language.say("king-of-the-mountain/sources", kind=kind_text(kind, language))
            found[f"{letter}@"] = f"{letter}@ · {name}"
        else:
            at = move // SIZE
            found[NAMES[at]] = f"{NAMES[at]} · {kind_text(kind_of(board[at]), language)}"
    return found


def _targets(seen: MatchView[Any], source: str, language: Language) -> dict[str, str]:
    """Return the targets of the typed piece, by square."""
    position = seen.view.position
    found: dict[str, str] = {}
    for move in _moves(seen):
        if move >= RESPAWN:
            point = respawn_point(position, seen.seat)
            if point is not None and _says(source, move, language):
                found[NAMES[point]] = NAMES[point]
        elif NAMES[move // SIZE] == source.strip().upper():
            at = move % SIZE
            taken = position.board[at]
            captured = f" · ×{kind_text(kind_of(taken), language)}" if taken else ""
            found[NAMES[at]] = NAMES[at] + captured
    return found


def _says(typed: str, move: int, language: Language) -> bool:
    """True if a typed piece, such as ``N@``, is the one that a move brings in."""
    try:
        return read_move(typed, kinds_by_letter(language))[0] == move
    except UnreadableNotation:
        return False
