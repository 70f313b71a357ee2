"""The rules of Kill the Kings in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import Paragraph, pages_of
from cogs.games.kill_the_kings.picture import LEXICON, board_picture
from games.core.cards import parse
from games.kill_the_kings.state import KINGS
from games.kill_the_kings.view import KillTheKingsView, PileView

_PLAY: Final[tuple[Paragraph, ...]] = (
    sentence("**Goal.** Kill all four kings."),
    (
        sentence("**The table.**"),
        sentence(
            "The kings lie face up, each with room for a pile below him. The other "
            "48 cards are the stock."
        ),
        sentence("You have 4 reserve slots, and one more for each dead king."),
    ),
    (
        sentence("**What you can do.**"),
        sentence("*Draw* the top card: it goes into a free reserve slot."),
        sentence("Or play a card from your reserve to the bottom of a king's pile."),
        sentence(
            "When your reserve is full, a drawn card has to go under a king before you do anything "
            "else. Cards under a king stay there."
        ),
    ),
    (
        sentence("**What fits.** A card fits under another one if it is:"),
        sentence("lower and of the other colour,"),
        sentence("lower and of the same suit,"),
        sentence("or of the same rank."),
        sentence("Aces are low. You can skip ranks."),
    ),
    (
        sentence("**Killing.** A king dies when the cards at the bottom of his pile are:"),
        sentence("five descending cards of alternating colours,"),
        sentence("four descending cards of one suit,"),
        sentence("or three cards of one rank."),
        sentence(
            "The king himself doesn't count. The run can begin anywhere in the pile: Q♣ 10♥ 9♠ 8♦ "
            "7♣ kills, and so does Q♣ 10♥ 10♠ 10♣."
        ),
    ),
    (
        sentence("**The picture.**"),
        sentence(
            "A♣ has just been drawn. It fits everywhere. Under 2♥ it makes five of alternating "
            "colours, and that king dies. A♠ would do the same."
        ),
        sentence(
            "The bars beside a king show the ways to kill him that are still open. A "
            "light bar is a card that's already there, and a gold one is the only "
            "card missing."
        ),
    ),
)
_ENDING: Final[tuple[Paragraph, ...]] = (
    (
        sentence("**The end.**"),
        sentence("You win when all four kings are dead."),
        sentence(
            "You're bust when you draw a card that fits nowhere and your reserve is full, even "
            "if you could still play a reserve card."
        ),
        sentence(
            "You also lose when the stock is empty and no card in your reserve fits (house rule)."
        ),
    ),
    sentence(
        "**Can it be won?** We looked at 1,000 deals. If you knew the order of the stock, you "
        "could win every one."
    ),
    (
        sentence("**House rules.**"),
        sentence(
            "In the original rules, a drawn card can go straight under a king. Here it passes "
            "through the reserve, which comes to the same thing."
        ),
        sentence(
            "*Undo* takes back the last card you put under a king, until you turn up the next one."
        ),
        sentence(
            "Your score is the number of kings you killed. If you win, the fewer "
            "cards you drew, the better."
        ),
        sentence("If you ask for a hint, the game only counts if you lose it."),
        sentence("There's no clock."),
    ),
    (
        sentence("**The daily deal.** This is a house rule too."),
        sentence(
            "Each day (UTC), everyone on a server gets one attempt at a deal. Up to twenty people "
            "get the same one."
        ),
        sentence("Nobody can watch you play the daily deal, and there are no hints and no *Undo*."),
        sentence(
            "You have until the end of the next day to finish it. After that, it counts as "
            "conceded."
        ),
    ),
)

NEWEST: Final = parse("AC")
"""The card just drawn in the example."""


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a table as an example."""
    credit = language.say("A solitaire whose author isn't named in the rules we know.")
    alt = language.say(
        "Four piles: K♣ over J♣ 9♣; K♦ over Q♣ 9♦; K♥ over Q♠ 10♦ 6♠ 2♥, one short of five "
        "alternating; K♠ over 10♠ 6♥ 3♣. Reserve: A♠, and A♣, just drawn."
    )
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), NEWEST)
    return pages_of(presenter.title(language), (_PLAY, _ENDING), credit, picture, language)


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
