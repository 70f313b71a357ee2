"""People who play a match of High Card on the stand-in, by what they see of it."""

import random
from dataclasses import dataclass, field
from typing import Any

from simcord import ChannelHandle, MemberActor, ResponseMessage

from tools.discord_stand_in.driver import PATIENCE, Sent, StandIn

AGAIN = ":rematch"
"""What only the board of a match that is over offers."""


@dataclass
class Table:
    """A match, where it is played, and the hands that its players have opened."""

    stand_in: StandIn
    place_id: int
    players: list[MemberActor]
    rng: random.Random
    hands: dict[MemberActor, ResponseMessage] = field(default_factory=dict)
    pressed: set[str] = field(default_factory=set)

    @property
    def over(self) -> bool:
        shown = self.stand_in.messages(self.place_id)
        return any(AGAIN in each for board in shown for each in self.stand_in.controls(board))

    def turn(self) -> tuple[MemberActor | None, list[str]] | None:
        """Who can play, and what: nobody, if it is over. None: nobody yet."""
        for player, hand in self.hands.items():
            offered = [
                each
                for each in self.stand_in.controls(hand)
                if each not in self.pressed and (":declare:" in each or ":pick:" in each)
            ]
            if offered:
                return player, offered
        return (None, []) if self.over else None

    async def open_hands(self) -> None:
        """Let all players press My hand, as they do when theirs does not change any more."""
        board = await self.stand_in.offered(self.place_id, ":hand")
        for player in self.players:
            self.hands[player] = await (await self.stand_in.press(player, board, ":hand")).shown()

    async def move(self, seconds: float = PATIENCE) -> Sent | None:
        """The next press of whoever is to play, as soon as they see that; None: it is over."""
        turn = await self.stand_in.until(self.place_id, self.turn, seconds)
        player, offered = turn
        if player is None:
            return None
        played = [each for each in offered if ":declare:" in each]
        chosen = self.rng.choice(played or offered)
        self.pressed.add(chosen)
        return await self.stand_in.press(player, self.hands[player], custom_id=chosen)


async def begin(
    stand_in: StandIn,
    channel: ChannelHandle,
    players: list[MemberActor],
    rng: random.Random,
    **options: Any,
) -> Table:
    """Open a table, sit down, start, and open all hands."""
    host, *guests = players
    before = max((each.id for each in stand_in.messages(channel.id)), default=0)
    opened = await stand_in.command(host, channel, "play high-card", **options)
    assert await opened.answer()
    lobby = await stand_in.offered(channel.id, ":join", after=before)
    for guest in guests:
        assert await (await stand_in.press(guest, lobby, ":join")).answer()
    assert await (await stand_in.press(host, lobby, ":start")).answer()
    table = Table(stand_in, lobby.id, players, rng)  # a message's thread has the message's id
    await table.open_hands()
    return table
