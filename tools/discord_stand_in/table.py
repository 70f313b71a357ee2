"""People who play a match of any game on the stand-in, going by what they see."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from simcord import ChannelHandle, MemberActor, ResponseMessage

from games import GAMES
from tests.support.reading import buttons, offers
from tools.discord_stand_in.driver import PATIENCE, Sent, StandIn

_OVER = (":rematch", ":again")
"""Controls that only a finished match's board has, of a multiplayer game and of a solitaire."""
_NOT_CHOSEN = "offer_draw"
"""Always offered, but useless; random players would do nothing else."""


def seats_of(slug: str) -> int:
    """Return the minimum number of people at a game's table."""
    return GAMES[slug].seats.start


class Choice(NamedTuple):
    """A press: of a button, or of a menu with the chosen values."""

    custom_id: str
    values: tuple[str, ...]
    plays: bool
    """Whether it acts, rather than picking something."""


def choose(message: ResponseMessage, rng: random.Random, *, picked: bool) -> Choice | None:
    """Return a press for a player who plays at random, or None if the message offers nothing.

    If something has been ``picked`` that can be played, it is played; before that, half of the
    time.
    """
    playing = [each for each in offers(message) if f":{_NOT_CHOSEN}" not in each[0]]
    picking = offers(message, "pick")
    if playing and (picked or not picking or rng.random() < 0.5):
        custom_id, values = rng.choice(playing)
        return Choice(custom_id, (rng.choice(values),) if values else (), plays=True)
    if not picking:
        return None
    custom_id, values = rng.choice(picking)
    most = next(c.get("max_values", 1) for c in buttons(message) if c["custom_id"] == custom_id)
    return Choice(custom_id, tuple(rng.sample(values, min(most, len(values)))), plays=False)


@dataclass
class Table:
    """A match, where it is played, and the hands that its players have opened."""

    stand_in: StandIn
    match_id: str
    place_id: int
    players: list[MemberActor]
    rng: random.Random
    hands: dict[MemberActor, ResponseMessage] = field(default_factory=dict)
    pressed: dict[MemberActor, tuple[int, str | None]] = field(default_factory=dict)
    """Each player's latest press: the message, and when it had last been edited."""
    picked: bool = False
    """Whether the last press has only picked something."""

    @property
    def over(self) -> bool:
        return any(
            f":{each.split(':', 2)[2]}".startswith(_OVER)
            for board in self._boards()
            for each in self.stand_in.controls(board)
        )

    def _boards(self) -> Iterator[ResponseMessage]:
        for message in self.stand_in.messages(self.place_id):
            if any(each.startswith(self.match_id) for each in self.stand_in.controls(message)):
                yield message

    def shown_to(self, player: MemberActor) -> ResponseMessage | None:
        """Return the message where a player plays: their hand, or the newest board."""
        newest = max(self._boards(), key=lambda board: board.id, default=None)
        return self.hands[player] if self.hands else newest

    def turn(self) -> tuple[MemberActor | None, Choice | None] | None:
        """Return the player who can act and a press: both None if it's over.

        None while nobody can.
        """
        if self.over:
            return None, None
        found = []
        for player in self.players:
            shown = self.shown_to(player)
            if shown is None or self.pressed.get(player) == _as_shown(shown):
                continue  # it is to change first
            choice = choose(shown, self.rng, picked=self.picked)
            if choice is not None:
                found.append((player, choice))
        return next((each for each in found if each[1].plays), found[0]) if found else None

    async def press(self, player: MemberActor, choice: Choice) -> Sent:
        """Make a press that ``turn`` has found."""
        shown = self.shown_to(player)
        assert shown is not None
        self.pressed[player] = _as_shown(shown)
        self.picked = not choice.plays
        return await self.stand_in.press(
            player, shown, custom_id=choice.custom_id, values=choice.values
        )

    async def open_hands(self) -> None:
        """Let all players open their hands again, for instance when those no longer update."""
        board = await self.stand_in.offered(self.place_id, ":hand")
        for player in self.players:
            opened = await self.stand_in.press(player, board, ":hand")
            self.hands[player] = await opened.shown()

    async def move(self, seconds: float = PATIENCE) -> Sent | None:
        """Make the next press as soon as its player sees that they can.

        None if the match is over.
        """
        player, choice = await self.stand_in.until(self.place_id, self.turn, seconds)
        if player is None or choice is None:
            return None
        return await self.press(player, choice)


def _as_shown(message: ResponseMessage) -> tuple[int, str | None]:
    return message.id, message._message.edited_timestamp


async def begin(
    stand_in: StandIn,
    channel: ChannelHandle,
    players: list[MemberActor],
    rng: random.Random,
    slug: str = "high-card",
    **options: Any,
) -> Table:
    """Open a table, join, start, and open all hands. A solitaire is played on its board."""
    host, *guests = players
    before = max((each.id for each in stand_in.messages(channel.id)), default=0)
    assert await (await stand_in.command(host, channel, f"play {slug}", **options)).answer()
    if seats_of(slug) == 1:
        board = await stand_in.offered(channel.id, ":draw", after=before)
        return Table(stand_in, _match_on(stand_in, board), channel.id, players, rng)
    lobby = await stand_in.offered(channel.id, ":join", after=before)
    for guest in guests:
        assert await (await stand_in.press(guest, lobby, ":join")).answer()
    match_id = _match_on(stand_in, lobby)
    assert await (await stand_in.press(host, lobby, ":start")).answer()
    # A message's thread has the message's id.
    table = Table(stand_in, match_id, lobby.id, players, rng)
    await table.open_hands()
    return table


def _match_on(stand_in: StandIn, message: ResponseMessage) -> str:
    return stand_in.controls(message)[0].partition(":")[0]
