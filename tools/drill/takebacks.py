"""People who play casually and ask each other for takebacks."""

from typing import Final

from simcord.enums import CallbackType

from bot.match.record import Record
from cogs.takebacks.actions import Request, people_to_ask, takeback_of
from cogs.takebacks.pages import AGREES, ANSWER_TAKEBACK_VERB, TAKEBACK_VERB
from tools.drill.people import Table

REGRETS: Final = 0.4
"""Share of the chances for a takeback that are used."""


class Hesitant(Table):
    """A channel in which two people play casual matches, and take cards back."""

    async def _move(self, record: Record) -> bool:
        takeback = takeback_of(record)
        if takeback is not None and takeback.asked:
            return await self._answer(record, takeback)
        if takeback is not None and self._rng.random() < REGRETS and await self._ask(record):
            return True
        return await super()._move(record)

    async def _ask(self, record: Record) -> bool:
        """Press the takeback button if a hand has one. Returns whether one does."""
        for player in self.players:
            for message in reversed(self._hands(player)):
                for control in self._discord.controls(message):
                    if control.startswith(f"{record.id}:") and f":{TAKEBACK_VERB}:" in control:
                        sent = await self._pressed(player, message, control)
                        await self._memory.answer(sent, "takebacks")
                        return True
        return False

    async def _answer(self, record: Record, takeback: Request) -> bool:
        """Let the other player answer a takeback request on the board.

        Returns whether it asks them.
        """
        question = f":{ANSWER_TAKEBACK_VERB}:{takeback.start}/"
        board = self.shown(record.shown.place_id, record.shown.board_message_id, question)
        if board is None:
            return False
        (seat,) = people_to_ask(record, takeback)
        player = self._named[record.chairs[seat].user_id or 0]
        answers = [each for each in self._discord.controls(board) if question in each]
        chosen = self._rng.choice(answers)
        sent = await self._discord.press(player.member, board, custom_id=chosen)
        how = await self._memory.answer(sent, "answers to takebacks")
        gone = self.shown(record.shown.place_id, record.shown.board_message_id, question) is None
        if how is CallbackType.UPDATE_MESSAGE and gone and chosen.endswith(f"/{AGREES}"):
            self._memory.taken_back.add((record.id, takeback.start))
        return True
