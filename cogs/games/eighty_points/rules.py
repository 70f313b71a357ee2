"""The rules of Eighty Points, retold."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import LEAVING_EARLY, pages_of, paragraphs
from cogs.games.eighty_points.picture import LEXICON, board_picture
from games.core import Chance
from games.eighty_points import EightyPoints
from games.eighty_points.state import Call, EightyPointsOptions
from games.eighty_points.view import EightyPointsView

_DEAL = bytes(31) + b"\x05"
"""The key of the example's deal."""

_AIM: Final = (
    sentence(
        "**Goal.** Everybody climbs alone, from rank 2 to the ace and past it. But each round is "
        "won by a side: the King of the Hill and an ally defend, the others challenge. Sides "
        "change from round to round."
    ),
    sentence(
        "**Cards.** Two decks with their Jokers, 108 cards: 20 for each of the five, and 8 over. "
        "Each 5 is worth 5 points, each 10 and king 10: 200 in a round."
    ),
    sentence(
        "**Dealing.** Seats are drawn by lot before the first card. The trump rank is the rank of "
        "the King of the Hill (in the first round 2). While cards are dealt, whoever holds a card "
        "of that rank may declare its suit trumps; after that only a pair of that rank overrides. "
        "In the first round the declaration that stands makes its player King of the Hill."
    ),
    sentence(
        "**Nobody declared?** Then the King of the Hill names the suit; in the first round suit "
        "and King are drawn by lot."
    ),
    sentence(
        "**The dead hand.** The King of the Hill takes the 8 cards left and buries any 8. Then the "
        "King calls a card: whoever plays it first becomes the ally. There are two of every card, "
        "so until then nobody is sure who that will be. Any card may be called, or nobody."
    ),
)
_TRICKS: Final = (
    sentence(
        "**Trumps**, from the top: red Joker, black Joker, the trump rank in the trump suit, "
        "the trump rank in the other suits (equal), then the trump suit from the ace down. They "
        "are one suit; a trump does not belong to the suit printed on it."
    ),
    sentence(
        "**Leading.** The King of the Hill leads first, then whoever took the last trick: one "
        "card, or a pair of identical cards."
    ),
    sentence(
        "**Following.** To one card play one of its suit if you have it. To a pair play a pair of "
        "its suit if you have one; else as many cards of the suit as you have, up to two, and "
        "anything for the rest. With *loose following*, without such a pair any two cards will do."
    ),
    sentence(
        "**Taking.** The highest card of the suit led takes the trick, or the highest trump. "
        "Against a pair only identical pairs count. Of equal cards the first one played wins. The "
        "points go to whoever takes it."
    ),
)
_SCORE: Final = (
    sentence(
        "**Reckoning.** Count the points that the challengers took. If one of them took the last "
        "trick, add twice the points of the dead hand. The bar on the board counts everybody not "
        "known to defend, so it falls when the ally comes out."
    ),
    sentence(
        "0: defenders rise 3 ranks. 1 to 40: 2. 41 to 79: 1. From 80 the challengers win: up to "
        "119 nobody rises, 120 to 159: 1, 160 to 199: 2, 200 or more: 3."
    ),
    sentence(
        "**Next King.** Below 80 the ally, or without one the same King again. From 80 on the next "
        "challenger round the table."
    ),
    sentence(
        "**End.** After the rounds agreed upon; the host may change them with `/rounds`. Or at "
        "once when somebody passes the ace. Rank decides, then the points taken in the match."
    ),
    sentence(
        "**At the live pace** a card comes every 1.5 seconds (all at once after a pair has been "
        "declared). You have 3 seconds for the last chance to declare, 5 to name a suit, 60 to "
        "bury, 15 to call and 10 to play. A finished trick is shown for 2 seconds."
    ),
    sentence(
        "**House rulings.** A declared pair is final, and you may override your own single with "
        "one. Declarations made at the same time count in the order in which their cards were "
        "dealt; so does the last answer that everybody gives in secret. Following a pair without "
        "one, you play as much of its suit as you have. Any of the 54 cards may be called; a King "
        "who plays the called card stands alone. There are 5 rounds unless the host says "
        "otherwise; all who pass the ace in the same round win together."
    ),
    sentence(
        "Whoever leaves is placed last, and a computer plays on. If your time runs out: nothing "
        "declared, a suit by lot, the cards you picked and others by lot for the dead hand, no "
        "call, the lowest card without points. After three times in a row a computer keeps your "
        "seat until you take it back."
    ),
    LEAVING_EARLY,
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, house rulings marked, and a table as an example."""
    credit = language.say("After a five-player variant of Eighty Points (Sheng Ji).")
    alt = language.say(
        "A table in the first trick: five seats, the trump suit and rank, the called card, "
        "the cards played so far, and the ladder of ranks."
    )
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    texts = [paragraphs(page, language) for page in (_AIM, _TRICKS, _SCORE)]
    return pages_of(presenter.title(language), texts, credit, picture)


def example() -> EightyPointsView:
    """Return a match as everybody sees it in the first trick."""
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
