"""The rules of Kill the Kings, retold."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import pages_of, paragraphs
from cogs.games.kill_the_kings.picture import LEXICON, board_picture
from games.core.cards import parse
from games.kill_the_kings.state import KINGS
from games.kill_the_kings.view import KillTheKingsView, PileView

_TEXT: Final = (
    sentence("**Goal.** Kill all four kings."),
    sentence(
        "**The table.** The kings lie open, each with room for a pile below. The other 48 cards "
        "are the stock. There are 4 reserve slots, and one more for each dead king."
    ),
    sentence(
        "**A move.** *Draw* the top card: it goes into a free slot. Or play a card from the "
        "reserve to the bottom of a king's pile. When the reserve is full, a drawn card must go "
        "under a king before anything else. What lies under a king stays there."
    ),
    sentence(
        "**What fits.** The new card must be lower and of the other colour than the card above it, "
        "or lower and of its suit, or of its value. Aces are low; steps may skip values."
    ),
    sentence(
        "**Killing.** A king dies when the cards at the bottom of his pile are five of alternating "
        "colours and falling, or four of one suit and falling, or three of one value. He does not "
        "count himself. The run may begin anywhere in the pile: Q♣ 10♥ 9♠ 8♦ 7♣ kills, and so does "
        "Q♣ 10♥ 10♠ 10♣."
    ),
    sentence(
        "**The end.** You win when the kings are dead. You are bust when you draw a card that fits "
        "nowhere while the reserve is full, even though you could have played from the reserve."
    ),
    sentence(
        "**Can it be won?** Every one of 1,000 deals we looked at could have been won by somebody "
        "who knew the order of the stock."
    ),
    sentence(
        "**House rulings.** In the rules a drawn card may go straight under a king; here it passes "
        "through the reserve, which comes to the same thing. The game is also lost when the stock "
        "is empty and no reserve card fits. *Undo* takes back the last placement under a king, "
        "until the next card is turned. Kings killed count; among wins, fewer cards drawn are "
        "better. If you ask for a hint, the game is unrated from then on. There is no clock. The "
        "daily deal is one a day (UTC) for the whole server, one attempt each, played out of sight "
        "of the others, without hints and *Undo*; what is not finished on the next day counts as "
        "conceded."
    ),
    sentence(
        "**The picture.** Just drawn: A♣. It fits everywhere. Under 2♥ it makes five of "
        "alternating colours, and the king dies; A♠ would do the same. The bars beside a king are "
        "the ways to kill him that are still open: a light bar is a card that lies there, a gold "
        "one is all that is missing."
    ),
)

NEWEST: Final = parse("AC")
"""The card just drawn in the example."""


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, house rulings marked, and a table as an example."""
    credit = language.say("A solitaire whose author is not named in the rules we know.")
    alt = language.say(
        "Four piles: K♣ over J♣ 9♣; K♦ over Q♣ 9♦; K♥ over Q♠ 10♦ 6♠ 2♥, one short of five "
        "alternating; K♠ over 10♠ 6♥ 3♣. Reserve: A♠, and A♣, just drawn."
    )
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), NEWEST)
    return pages_of(presenter.title(language), [paragraphs(_TEXT, language)], credit, picture)


def example() -> KillTheKingsView:
    """Return a table in the middle of a game."""
    below = ("JC 9C", "QC 9D", "QS 10D 6S 2H", "10S 6H 3C")
    return KillTheKingsView(
        piles=tuple(
            PileView(king, tuple(parse(card) for card in cards.split()), None)
            for king, cards in zip(KINGS, below, strict=True)
        ),
        reserve=(parse("AS"), NEWEST),
        drawn=None,
        stock=35,
        last=None,
        ending=None,
    )
