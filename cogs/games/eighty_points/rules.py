"""The rules of Eighty Points in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, Paragraph, pages_of
from cogs.games.eighty_points.picture import LEXICON, board_picture
from games.core import Chance
from games.eighty_points import EightyPoints
from games.eighty_points.state import Call, EightyPointsOptions
from games.eighty_points.view import EightyPointsView

_DEAL = bytes(31) + b"\x05"
"""The key of the deal in the example."""

_DEALING: Final[tuple[Paragraph, ...]] = (
    sentence(
        "**Goal.** You climb for yourself, from rank 2 to the ace and past it. But each round is "
        "won by a side: the King of the Hill and an ally defend, and the others challenge. The "
        "sides change from round to round."
    ),
    (
        sentence("**Cards.**"),
        sentence(
            "Two decks with their Jokers make 108 cards: 20 for each of the five of you, and 8 "
            "left over."
        ),
        sentence(
            "Each 5 is worth 5 points, each 10 and each king 10. There are 200 points in a round."
        ),
    ),
    (
        sentence("**Dealing.** Seats are assigned at random before the first card is dealt."),
        sentence("The trump rank is the rank of the King of the Hill. In the first round it's 2."),
        sentence(
            "While cards are being dealt, anyone who holds a card of that rank can declare its "
            "suit trumps. After that, only a pair of that rank overrides it."
        ),
        sentence(
            "In the first round, the player whose declaration stands becomes King of the Hill."
        ),
        sentence(
            "If nobody declares, the King of the Hill names the suit. In the first round the "
            "suit and the King are chosen at random."
        ),
    ),
    (
        sentence("**The dead hand.**"),
        sentence("The King of the Hill takes the 8 leftover cards and buries any 8."),
        sentence(
            "Then the King calls any card, or nobody. The player who plays that card first becomes "
            "the ally."
        ),
        sentence("There are two of every card, so until then nobody is sure who the ally is."),
    ),
)
_TRICKS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("**Trumps.** All trumps form a single suit. From highest to lowest:"),
        sentence("the red Joker, then the black Joker"),
        sentence(
            "the trump rank: first in the trump suit, then in the other suits (these are equal)"
        ),
        sentence("the rest of the trump suit, from the ace down"),
        sentence("A trump doesn't belong to the suit printed on it."),
    ),
    sentence(
        "**Leading.** The King of the Hill leads first. After that, the player who took the last "
        "trick leads: one card, or a pair of identical cards."
    ),
    (
        sentence("**Following.**"),
        sentence("If one card was led, play a card of its suit if you have one."),
        sentence("If a pair was led, play a pair of its suit if you have one."),
        sentence(
            "If you don't have a pair, play as many cards of its suit as you have, up to two, and "
            "anything for the rest."
        ),
        sentence("With *loose following*, any two cards will do if you don't have a pair."),
    ),
    (
        sentence("**Taking a trick.**"),
        sentence(
            "The highest trump takes the trick. Without trumps, it's the highest card of the suit "
            "led."
        ),
        sentence("Only a pair can beat a pair."),
        sentence("If cards are equal, the one played first wins."),
        sentence("The player who takes the trick gets its points."),
    ),
)
_SCORE: Final[tuple[Paragraph, ...]] = (
    (
        sentence("**Scoring.**"),
        sentence("Count the points the challengers took."),
        sentence("If one of them took the last trick, add twice the points in the dead hand."),
        sentence(
            "The bar on the board counts the points of everyone who isn't known to "
            "defend, so it drops when the ally is revealed."
        ),
    ),
    (
        sentence("**Who rises?**"),
        sentence(
            "0 points: the defenders rise 3 ranks. 1 to 40: they rise 2. 41 to 79: they rise 1."
        ),
        sentence(
            "With 80 or more, the challengers win. Up to 119 nobody rises. 120 to 159: they rise "
            "1 rank. 160 to 199: they rise 2. 200 or more: they rise 3."
        ),
    ),
    sentence(
        "**The next King.** Below 80 it's the ally, or the same King again if there's no ally. "
        "At 80 or more it's the next challenger around the table."
    ),
    (
        sentence("**The end.**"),
        sentence(
            "The match ends after the rounds you agreed on (default: 5). The host can change the "
            "number: *More* on their hand. In a rated match everyone has to choose the same, and "
            "at least one more round is played."
        ),
        sentence("It ends as soon as someone passes the ace."),
        sentence(
            "The highest rank wins. If ranks are equal, the points taken in the "
            "whole match break the tie."
        ),
    ),
    (
        sentence("**At the live pace.**"),
        sentence(
            "A card is dealt every 1.5 seconds. Once a pair has been declared, the rest are "
            "dealt right away."
        ),
        sentence(
            "You have 3 seconds for the last chance to declare, 5 to name a suit, 60 to bury, 15 "
            "to call and 10 to play."
        ),
        sentence("A finished trick is shown for 2 seconds."),
    ),
)
_RULINGS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("**House rules.**"),
        sentence("A declared pair is final. You can override your own single card with one."),
        sentence(
            "If several of you declare at the same time, the card that was dealt first counts. "
            "The same goes for the last answers, which everyone gives in secret."
        ),
        sentence(
            "If you have to follow a pair and don't have one, you play as many cards "
            "of its suit as you have, up to two."
        ),
        sentence(
            "Any of the 54 cards can be called. A King who plays the called card first stands "
            "alone."
        ),
        sentence(
            "The first round begins when the host presses *Start*. Before each later "
            "round, you all say that you're ready."
        ),
        sentence("If several of you pass the ace in the same round, you win together."),
        sentence("If you leave, you're placed last and a computer takes over."),
        LEAVING_EARLY,
    ),
    (
        sentence("**If your time runs out.**"),
        sentence("You don't declare. If you have to name a suit, it's chosen at random."),
        sentence("The cards you picked are buried, and others are chosen at random to make 8."),
        sentence("Nobody is called."),
        sentence("Your lowest playable card or pair is played, preferably one without points."),
        KEPT_SEAT,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a table as an example."""
    credit = language.say("Based on a five-player variant of Eighty Points (Sheng Ji).")
    alt = language.say(
        "A table during the first trick: five seats, the trump suit and rank, the called card, "
        "the cards played so far, and the ladder of ranks."
    )
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    chapters = (_DEALING, _TRICKS, _SCORE, _RULINGS)
    return pages_of(presenter.title(language), chapters, credit, picture, language)


def example() -> EightyPointsView:
    """Return a match in its first trick, as everybody sees it."""
    game, chance = EightyPoints(), Chance(_DEAL)
    match = game.new(EightyPointsOptions(), 5, chance)
    while game.view(match, None).phase != "calling":
        game.expire(match, chance)
    koth = game.view(match, None).koth
    assert koth is not None
    game.apply(match, koth, Call(25), chance)
    for _ in range(3):
        game.expire(match, chance)
    return game.view(match, None)
