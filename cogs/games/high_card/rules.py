"""The rules of High Card in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, Paragraph, pages_of
from cogs.games.high_card.picture import LEXICON, board_picture
from games.core.cards import parse
from games.high_card.view import HighCardSeat, HighCardView, judge

_PLAY: Final[tuple[Paragraph, ...]] = (
    sentence("**Goal.** Score points. The first player to reach the target wins (default: 4)."),
    (
        sentence("**A hand.**"),
        sentence("Everyone still in the round is dealt a card."),
        sentence(
            "In turn, you each put one card from your hand face down and say *Lowest*, *Middle* or "
            "*Highest*."
        ),
        sentence(
            "When everyone has spoken, the cards are turned up. If you were wrong, you're out of "
            "the round."
        ),
        sentence("Cards that have been turned up stay face up until the round ends."),
    ),
    (
        sentence("**Who is right.**"),
        sentence("Aces are high."),
        sentence(
            "*Lowest* is right for every card of the lowest rank in the hand, and *Highest* for "
            "every card of the highest."
        ),
        sentence("*Middle* is right for every rank in between."),
        sentence(
            "If all the cards have the same rank, *Lowest* and *Highest* are both right and "
            "*Middle* is wrong."
        ),
    ),
    (
        sentence("**End of a round.**"),
        sentence(
            "The last player left scores a point and holds one more card from then on. With 2 "
            "points you choose from 3 cards."
        ),
        sentence(
            "If everyone left is wrong at once, nobody scores. The round is played again with "
            "everyone back in (the round number still goes up)."
        ),
        sentence("If the deck is too small for another hand, everyone still in scores."),
        sentence(
            "Then all the open cards are shuffled back into the deck. You keep the cards you "
            "didn't play."
        ),
    ),
    sentence(
        "**The picture.** The 9 was neither the lowest nor the highest card, so *Middle* was "
        "right. The player with the king said *Highest* and was wrong, because there was an ace."
    ),
)
_ROUNDS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("**Who begins.**"),
        sentence(
            "The last player who scored starts the next round. Until someone scores, it's a "
            "random player (house rule)."
        ),
        sentence("In later hands of a round, the next player to the left who's still in begins."),
        sentence(
            "If several players scored because the deck ran out, look left from the player who "
            "began the last hand, and count that player too. The first one who scored begins."
        ),
    ),
    (
        sentence("**Joining.**"),
        sentence(
            "You can join a match that has already begun. You start with no points "
            "and get cards from the next round on."
        ),
        sentence(
            "Up to 13 people can play, as long as the number of players times the "
            "target is 52 or less."
        ),
    ),
    (
        sentence("**House rules.**"),
        sentence("If several players reach the target together, they share the win."),
        sentence(
            "If you leave, you're out at once, your cards go into the next shuffle, and you're "
            "placed behind everyone who stayed. The last player left wins."
        ),
        sentence(
            "If a hand ends because someone leaves, cards that are still face down go back to "
            "their owners."
        ),
        sentence(
            "If your time runs out, the card and the word most likely to be right are played for "
            "you."
        ),
        KEPT_SEAT,
        LEAVING_EARLY,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a reveal as an example."""
    alt = language.say(
        "A reveal with four players: 4♣ Lowest, right; 9♦ Middle, right; K♠ Highest, wrong; A♥ "
        "Highest, right. The third player is out of the round."
    )
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    credit = language.say(
        "High Card was invented by Chris Gesell and Jason Christie and contributed by Guy "
        "Srinivasan."
    )
    return pages_of(presenter.title(language), (_PLAY, _ROUNDS), credit, picture, language)


def example() -> HighCardView:
    """Return a table after a reveal."""
    reveal = judge(
        [
            (0, parse("4C"), "lowest"),
            (1, parse("9D"), "middle"),
            (2, parse("KS"), "highest"),
            (3, parse("AH"), "highest"),
        ]
    )
    points = (1, 0, 2, 0)
    return HighCardView(
        viewer=None,
        target=4,
        round=4,
        hand_number=2,
        seats=tuple(
            HighCardSeat(
                points=points[seat],
                held=points[seat] + (seat != 2),
                standing="out" if seat == 2 else "in",
                declared=None,
            )
            for seat in range(4)
        ),
        leader=0,
        first=1,
        turn=1,
        deck=42,
        withdrawn=0,
        hand=(),
        played=None,
        face_up=tuple(verdict.card for verdict in reveal),
        reveals=(reveal,),
        ending=None,
        scored=(),
        winners=(),
    )
