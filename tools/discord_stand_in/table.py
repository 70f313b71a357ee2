"""People who play a match of any game on the stand-in, going by what they see."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from simcord import ChannelHandle, MemberActor, ResponseMessage

from tools.choosing import Choice, choose
from tools.discord_stand_in.driver import PATIENCE, Sent, StandIn

_OVER = (":rematch", ":again")
"""Controls that only a finished match's board has, of a multiplayer game and of a solitaire."""
_FEWEST: Mapping[str, int] = {"kill-the-kings": 1, "eighty-points": 5}
"""Minimum number of people at a table, if it isn't two."""


def seats_of(slug: str) -> int:
    """Return the minimum number of people at a game's table."""
    return _FEWEST.get(slug, 2)


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
    def alone(self) -> bool:
        """Whether it is a solitaire, played on its board."""
        return not self.hands

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
        return self.hands[player] if self.hands else max(self._boards(), key=_id, default=None)

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

    def able(self, version: int) -> list[MemberActor]:
        """Return the players whose hands offer something in the decision of this version."""
        found = ((owner, choose(hand, self.rng, picked=True)) for owner, hand in self.hands.items())
        return [owner for owner, choice in found if choice and choice.version == version]

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


def _id(message: ResponseMessage) -> int:
    return message.id


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
    opened = await stand_in.command(host, channel, f"play {slug}", **options)
    assert await opened.answer()
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
