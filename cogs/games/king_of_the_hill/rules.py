"""The rules of King of the Hill, retold."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import LEAVING_EARLY, pages_of, paragraphs
from cogs.games.king_of_the_hill.picture import LEXICON, board_picture
from games.core import Chance
from games.king_of_the_hill import KingOfTheHill
from games.king_of_the_hill.state import KingOfTheHillOptions, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

_DEAL = bytes(31) + b"\x01"
"""The key of the example's deal."""

_TABLE: Final = (
    sentence(
        "**Goal.** Win the Joker at the top of the pyramid, the apex: that makes you King of the "
        "Hill, even if your opponent chose to fight for it. Cards won do not count."
    ),
    sentence(
        "**The deal.** You each get 11 cards and a Joker. The other 30 form a pyramid below a "
        "third Joker: two stacks of 4, three of 3, four of 2, five single cards. Only the top card "
        "of a stack is open."
    ),
    sentence(
        "**The reserve.** First you both lay cards aside in secret, to break ties: none, some or "
        "all of them. Everybody sees how many, nobody which; the Joker may hide there, to look "
        "like a card."
    ),
    sentence(
        "**Choosing.** You take turns to choose the stack to fight for, the dealer first: any of "
        "the bottom row, or one with a stack just below it gone. The apex needs both gone, but "
        "other stacks may still stand."
    ),
    sentence(
        "**Spoils.** Win a stack and you take all its cards, each into your hand or your reserve. "
        "Your opponent sees only how many go where. Nothing else moves between the two."
    ),
)
_BATTLE: Final = (
    sentence(
        "**Attacks.** You both attack in secret, even how many cards, and reveal together. Play "
        "one card; or a sequence: two or more of one suit in a row, none above 8, and 2 the lowest "
        "since aces are high; or the Joker, which gives the stack up. At the apex the Joker gives "
        "the match up."
    ),
    sentence(
        "**Values.** 2 to 10 count their rank, jack, queen and king 10, an ace 15, the Joker "
        "nothing, a sequence its sum: 4-5-6 of clubs is 15, 3-4-5-6 of diamonds 18. The higher "
        "value wins. Between two single cards worth 10 the rank decides; with the variant they "
        "tie. All else of equal value ties."
    ),
    sentence(
        "**Ties.** Jokers still in hand go into the reserve. Then you both attack from the reserve "
        "alone, until the tie is broken."
    ),
    sentence(
        "**After a battle.** Cards played are out of the match. Jokers come back to the hand. Two "
        "Jokers against each other discard the stack. The turn passes, whoever won."
    ),
    sentence(
        "**House rulings.** The dealer is drawn by lot. A Joker may be played from the reserve, "
        "and is in the hand afterwards; one not played in a tie stays in the reserve. A reserve "
        "of one card in a tie is the Joker, so it is played at once. Two Jokers at the apex are a "
        "draw. Discarded cards are open. If you leave, you lose. If your time runs out: no "
        "reserve, the smallest stack but the apex last, the Joker but at the apex your strongest "
        "attack, all spoils to the hand; after three times in a row a computer keeps your seat "
        "until you take it back."
    ),
    LEAVING_EARLY,
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, house rulings marked, and a pyramid as an example."""
    credit = language.say("King of the Hill was designed by Larry Levy (The Games Journal).")
    alt = language.say(
        "The pyramid at the start: the Joker at the apex, below it two stacks of four, three "
        "of three, four of two and five single cards. The bottom row, A to E, can be chosen."
    )
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    texts = [paragraphs(page, language) for page in (_TABLE, _BATTLE)]
    return pages_of(presenter.title(language), texts, credit, picture)


def example() -> KingOfTheHillView:
    """Return a match as everybody sees it when the first stack is to be chosen."""
    game, chance = KingOfTheHill(), Chance(_DEAL)
    match = game.new(KingOfTheHillOptions(), 2, chance)
    for seat in range(2):
        game.apply(match, seat, SetAside(()), chance)
    return game.view(match, None)
