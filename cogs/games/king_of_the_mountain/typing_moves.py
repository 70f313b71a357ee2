"""``/move``: a typed move, instead of one chosen by buttons."""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.discord_limits import MAX_AUTOCOMPLETE_CHOICES
from bot.base.language import Sentence, sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.host import Suggested
from bot.discord_io.messages import shorten
from bot.discord_io.press import language_of, person_of
from bot.discord_io.router import routed, suggesting
from bot.match import actions
from bot.match.record import Record
from bot.match.view import match_view_for
from cogs.games.king_of_the_mountain.board_art import kinds_by_letter, letter_of
from cogs.games.king_of_the_mountain.texts import Texts
from cogs.table.starting import match_meant, show_hand, suggest_matches
from games.core import GameError
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.board import NAMES, kind_of
from games.king_of_the_mountain.moves import TurnMenu, action_of
from games.king_of_the_mountain.notation import UnreadableNotation, format_move, read_move
from games.king_of_the_mountain.position import RESPAWN, SIZE, respawn_point

_WRONG_SQUARES: Final = frozenset(  # Refusals to which a list of possible inputs is added
    ("empty_square", "illegal_move", "into_check", "not_in_reserve", "not_your_piece", "onto_wall")
)


class MoveCog(commands.Cog):
    def __init__(self, bot: Castellan) -> None:
        self._ledger = bot.ledger
        self._presenters = bot.presenters

    @command("table", source="from", target="to")
    @routed
    async def move(
        self,
        interaction: Interaction,
        source: str,
        target: str | None = None,
        match: str | None = None,
    ) -> None:
        record = await match_meant(interaction, match, KingOfTheMountain.slug)
        typed = _typed_moves(record, interaction)
        piece = source.strip().upper()
        # A square alone picks the piece there, like its button.
        if target is None and piece in NAMES:
            if typed.seen.my_turn and piece not in typed.sources():
                raise Refusal(typed.stuck(piece))
            await show_hand(interaction, record, draft=piece)
            return
        move = typed.read(source, target)
        dumped = KingOfTheMountain.actions.dump_python(action_of(move), mode="json")
        ledger, person = self._ledger, person_of(interaction)
        try:
            played = await ledger.change(record.id, actions.act, record.alarm.since, person, dumped)
        except GameError as error:
            # A list of squares only helps with some refusals.
            if error.code not in _WRONG_SQUARES:
                raise
            reason = self._presenters[record.slug].refusal(error)
            raise Refusal(typed.help(move, reason, error.code)) from error
        await show_hand(interaction, played, notice=typed.notice(move))

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


class TypedMoves(Texts):
    """The moves that a player can type, and what to say about others."""

    @property
    def moves(self) -> tuple[int, ...]:
        return self.seen.menu.moves if isinstance(self.seen.menu, TurnMenu) else ()

    @property
    def steps(self) -> list[tuple[int, int]]:
        """The moves of pieces on the board, as source and target."""
        return [divmod(move, SIZE) for move in self.moves if move < RESPAWN]

    def read(self, source: str, target: str | None) -> int:
        """Parse a typed move. Raises Refusal if it's malformed or its full notation is wrong."""
        typed = source if target is None else f"{source} {target}"
        # A re-spawn typed into two fields: the piece, then its square.
        if target is not None and "@" in source:
            typed = f"{source.strip().rstrip('@')}@{target}"
        try:
            move, written = read_move(typed, kinds_by_letter(self.language))
        except UnreadableNotation:
            quoted = f"“{escape_name(shorten(typed, 40))}”"
            raise Refusal(sentence("king-of-the-mountain/unreadable", move=quoted)) from None
        if move in self.moves and written is not None:
            said = format_move(self.view.position, self.seen.seat, move)
            if written != said:
                facts = {"move": self.move(said)}
                raise Refusal(sentence("king-of-the-mountain/written-differently", **facts))
        return move

    def notice(self, move: int) -> str:
        """Say how the text was read if that may be a surprise, else nothing."""
        if move < RESPAWN:
            return ""
        written = self.move(format_move(self.view.position, self.seen.seat, move))
        kind = self.piece(move - RESPAWN)
        return self.say("king-of-the-mountain/read-as-respawn", kind=kind, move=written)

    def help(self, move: int, reason: Sentence, code: str) -> Sentence:
        """Return the reason for a refusal, with what could be typed instead."""
        if move >= RESPAWN:
            return self._with_reserve(reason)
        source = move // SIZE
        targets = [at for start, at in self.steps if start == source]
        if not targets and code == "illegal_move":  # one of their pieces, which can't go anywhere
            return self.stuck(NAMES[source])
        if not targets:
            return self._with_pieces(reason)
        facts = {"square": NAMES[source], "squares": self.language.row(map(self.target, targets))}
        return sentence("king-of-the-mountain/can-go", reason=reason, **facts)

    def stuck(self, square: str) -> Sentence:
        return self._with_pieces(sentence("king-of-the-mountain/stuck", square=square))

    def _with_reserve(self, reason: Sentence) -> Sentence:
        pieces = self.language.row(
            f"`{letter_of(move - RESPAWN, self.letters)}@` {self.piece(move - RESPAWN)}"
            for move in self.moves
            if move >= RESPAWN
        )
        if not pieces:
            return reason
        return sentence("king-of-the-mountain/can-respawn", reason=reason, pieces=pieces)

    def _with_pieces(self, reason: Sentence) -> Sentence:
        board = self.view.position.board
        squares = dict.fromkeys(source for source, _ in self.steps)
        pieces = self.language.row(
            f"{self.piece(kind_of(board[at]))} {NAMES[at]}" for at in squares
        )
        if not pieces:
            return reason
        return sentence("king-of-the-mountain/can-move", reason=reason, pieces=pieces)

    def sources(self) -> dict[str, str]:
        """Return every piece that can move or re-spawn now, by the text to type for it."""
        board = self.view.position.board
        found: dict[str, str] = {}
        for move in self.moves:
            if move >= RESPAWN:
                typed, kind = f"{letter_of(move - RESPAWN, self.letters)}@", move - RESPAWN
                piece = self.say("king-of-the-mountain/from-reserve", kind=self.piece(kind))
            else:
                typed, piece = NAMES[move // SIZE], self.piece(kind_of(board[move // SIZE]))
            found[typed] = f"{typed} · {piece}"
        return found

    def targets(self, source: str) -> dict[str, str]:
        """Return the targets of the typed piece, by square."""
        position = self.view.position
        found: dict[str, str] = {}
        for move in self.moves:
            if move >= RESPAWN:
                point = respawn_point(position, self.seen.seat)
                if point is not None and self._says(source, move):
                    found[NAMES[point]] = NAMES[point]
            elif NAMES[move // SIZE] == source.strip().upper():
                name, taken = NAMES[move % SIZE], position.board[move % SIZE]
                found[name] = f"{name} · ×{self.piece(kind_of(taken))}" if taken else name
        return found

    def _says(self, typed: str, move: int) -> bool:
        """True if a typed piece, such as ``N@``, is the one that a move brings in."""
        try:
            return read_move(typed, kinds_by_letter(self.language))[0] == move
        except UnreadableNotation:
            return False


async def _suggest(interaction: Interaction, typed: str, source: str | None) -> Suggested:
    try:
        named = interaction.namespace.match or None
        record = await match_meant(interaction, named, KingOfTheMountain.slug)
    except Refusal:
        return []
    moves = _typed_moves(record, interaction)
    offered = moves.sources() if source is None else moves.targets(source)
    wanted = typed.strip().upper()
    return [
        app_commands.Choice(name=name, value=value)
        for value, name in offered.items()
        if value.upper().startswith(wanted)
    ][:MAX_AUTOCOMPLETE_CHOICES]


def _typed_moves(record: Record, interaction: Interaction) -> TypedMoves:
    language = language_of(interaction)
    return TypedMoves(match_view_for(record, interaction.user.id, language), language)
