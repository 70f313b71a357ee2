"""The rules of King of the Hill in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, Paragraph, pages_of
from cogs.games.king_of_the_hill.picture import LEXICON, board_picture
from games.core import Chance
from games.king_of_the_hill import KingOfTheHill
from games.king_of_the_hill.state import KingOfTheHillOptions, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

_DEAL = bytes(31) + b"\x01"
"""The key of the deal in the example."""

_TABLE: Final[tuple[Paragraph, ...]] = (
    sentence(
        "**Goal.** Win the Joker at the top of the pyramid, the apex. That makes you King of the "
        "Hill, even if your opponent chose that battle. It doesn't matter how many cards you win."
    ),
    (
        sentence("**The deal.**"),
        sentence("You each get 11 cards and a Joker."),
        sentence(
            "The other 30 cards make a pyramid below a third Joker. From the top, it has two "
            "stacks of 4, three of 3, four of 2 and five single cards."
        ),
        sentence("Only the top card of each stack is face up."),
    ),
    (
        sentence("**The reserve.**"),
        sentence("Before the first battle, you both secretly set aside cards for breaking ties."),
        sentence(
            "You can set aside none, some or all of your cards. Your opponent sees how many, "
            "but not which."
        ),
        sentence("You can hide your Joker there too, as a bluff."),
    ),
    (
        sentence("**Choosing.**"),
        sentence(
            "You take turns to choose the stack you both fight for. The dealer chooses first."
        ),
        sentence(
            "You can choose any stack of the bottom row, or a stack above it once one of the two "
            "just below it is gone."
        ),
        sentence(
            "You can only choose the apex once both stacks just below it are gone. "
            "Other stacks can still be there."
        ),
    ),
    (
        sentence("**Spoils.**"),
        sentence(
            "If you win a stack, you take all its cards. Put each of them into your hand or your "
            "reserve."
        ),
        sentence(
            "Your opponent only sees how many go where. No other card moves between your hand and "
            "your reserve."
        ),
    ),
)
_BATTLE: Final[tuple[Paragraph, ...]] = (
    (
        sentence(
            "**Attacks.** You both choose an attack in secret, including how many cards it has, "
            "and reveal your attacks together. You can play:"
        ),
        sentence("one card"),
        sentence(
            "a sequence: two or more cards of one suit in a row, none above 8 (aces are high, so 2 "
            "is the lowest)"
        ),
        sentence("the Joker, which gives up the stack (at the apex, the match)"),
    ),
    (
        sentence("**Values.** The higher value wins."),
        sentence(
            "Cards from 2 to 10 count at face value. A jack, queen or king counts 10, and an "
            "ace 15."
        ),
        sentence(
            "A sequence is worth the sum of its cards: 4-5-6 of clubs is 15, and "
            "3-4-5-6 of diamonds is 18."
        ),
        sentence("The Joker counts 0."),
        sentence(
            "Between two single cards worth 10, the higher rank wins, unless the "
            "host has chosen to let them tie."
        ),
        sentence("Anything else of equal value is a tie."),
    ),
    sentence(
        "**Ties.** A Joker that's still in your hand goes into your reserve. "
        "Then you both attack again, using only your reserves, until the tie is "
        "broken."
    ),
    (
        sentence("**After a battle.**"),
        sentence(
            "The cards you both played are out of the match. Jokers go back to their owners' hands."
        ),
        sentence("If two Jokers meet, nobody wins the stack and it's discarded."),
        sentence("Now the other player chooses, no matter who won."),
    ),
)
_RULINGS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("**House rules.**"),
        sentence("The dealer is chosen at random."),
        sentence("You can play your Joker from your reserve. It then goes to your hand."),
        sentence("A Joker that isn't played in a tie stays in the reserve."),
        sentence("In a tie, a reserve of one card can only be the Joker, so it's played at once."),
        sentence("If two Jokers meet at the apex, the match is a draw."),
        sentence("Discarded cards stay face up."),
        sentence("If you leave, you lose."),
        LEAVING_EARLY,
    ),
    (
        sentence("**If your time runs out.**"),
        sentence("No cards go into your reserve."),
        sentence("The smallest stack is chosen. The apex is chosen only if nothing else is left."),
        sentence("Your Joker attacks. At the apex, it's your strongest attack."),
        sentence("All spoils go into your hand."),
        KEPT_SEAT,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a pyramid as an example."""
    credit = language.say("King of the Hill was designed by Larry Levy (The Games Journal).")
    alt = language.say(
        "The pyramid at the start: the Joker at the apex, below it two stacks of four, three "
        "of three, four of two and five single cards. The bottom row, A to E, can be chosen."
    )
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    chapters = (_TABLE, _BATTLE, _RULINGS)
    return pages_of(presenter.title(language), chapters, credit, picture, language)


def example() -> KingOfTheHillView:
    """Return a match as everybody sees it before the first stack is chosen."""
    game, chance = KingOfTheHill(), Chance(_DEAL)
    match = game.new(KingOfTheHillOptions(), 2, chance)
    for seat in range(2):
        game.apply(match, seat, SetAside(()), chance)
    return game.view(match, None)
