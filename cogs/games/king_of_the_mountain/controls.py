"""The parts of every hand of King of the Mountain: the row of controls, and the board."""

from typing import Final

from bot.base.discord_limits import MAX_ACTION_ROWS, MAX_BUTTONS_PER_ROW
from bot.pages.model import SUBTEXT, Button, Picture, stack_texts
from cogs.games.king_of_the_mountain.close_up import close_picture
from cogs.games.king_of_the_mountain.letters import LEXICON
from cogs.games.king_of_the_mountain.picture import PLAIN, Marks, board_picture
from cogs.games.king_of_the_mountain.texts import Texts
from games.king_of_the_mountain.board import SEAT_CORNERS
from games.king_of_the_mountain.state import AnswerDraw, OfferDraw

BELOW: Final = (MAX_ACTION_ROWS - 1) * MAX_BUTTONS_PER_ROW  # Number of buttons below the first row


class Controls(Texts):
    """What one viewer presses and sees in a match."""

    @property
    def corner(self) -> int:
        return SEAT_CORNERS[self.view.position.seats][self.seen.seat]

    def answer_buttons(self) -> tuple[Button, ...]:
        """Return *Accept* and *Decline* while a person still has to answer a draw offer."""
        if all(self.seen.chairs[seat].computer for seat in self.view.asked):
            return ()
        accept = self.say("king-of-the-mountain/button-answer", accept="yes")
        decline = self.say("king-of-the-mountain/button-answer", accept="no")
        return (
            Button(accept, "answer_draw", "yes", style="success"),
            Button(decline, "answer_draw", "no"),
        )

    def turn_row(self, beside: Button | None = None) -> tuple[Button, ...]:
        """Return the controls of every hand: resign, and offer or answer a draw.

        The answers are always in the same place. On the viewer's own turn, another control is
        ``beside`` them.
        """
        resign = Button(self.say("king-of-the-mountain/button-resign"), "leave")
        offer = Button(
            self.say("king-of-the-mountain/button-offer-draw"),
            "offer_draw",
            disabled=OfferDraw() not in self.seen.menu,
        )
        if AnswerDraw(accept=True) in self.seen.menu:
            return (resign, beside or offer, *self.answer_buttons())
        return (resign,) if beside is None else (resign, beside, offer)

    def small_legend(self) -> str:
        return f"{SUBTEXT}{told}" if (told := self.legend()) else ""

    def board_shown(
        self, marks: Marks = PLAIN, numbers: str = "", *, whole: bool = False
    ) -> Picture:
        """Return the board with marks, the viewer's corner at the bottom left.

        It is shown ``whole``, or as an enlarged part. ``numbers`` says what the numbered squares
        are.
        """
        name = self.say("king-of-the-mountain/numbers")
        told = self.language.label(name, numbers) if numbers else ""
        alt = stack_texts(told, self.board_in_words())
        draw = board_picture if whole else close_picture
        subject = (self.view, self.seen.names, marks._replace(turned=self.corner))
        return LEXICON.picture("hand.png", alt, self.language, draw, *subject)

    def public_board(self) -> Picture:
        """Return the board as everybody sees it; whole until the armies are revealed."""
        draw = board_picture if self.view.phase in ("picking", "deploying") else close_picture
        subject = (self.view, self.seen.names, PLAIN)
        alt = self.board_in_words()
        return LEXICON.picture("board.png", alt, self.language, draw, *subject)
