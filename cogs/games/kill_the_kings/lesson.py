"""A lesson of Kill the Kings by playing: the four kings die in one prearranged game."""

from typing import Final

from bot.base.language import sentence, sentence_as
from bot.pages.lesson import Action, Lesson, LessonAnswer, LessonQuestion, LessonStep, Scene
from games.core.cards import parse
from games.kill_the_kings.state import PEOPLE

_CLUBS, _DIAMONDS, _HEARTS, _SPADES = range(4)
"""The kings by their piles."""
_DRAW: Final = {"type": "draw"}
_UNDO: Final = {"type": "undo"}

_Entries = tuple[tuple[int, Action], ...]


def _place(card: str, pile: int) -> Action:
    return {"type": "place", "card": card, "pile": pile}


def _drawn_for_you(*cards: str | tuple[str, int]) -> _Entries:
    """Return cards drawn between two steps: placed under a king if a pile is named, else kept."""
    made: list[tuple[int, Action]] = []
    for card in cards:
        made.append((0, _DRAW))
        if not isinstance(card, str):
            made.append((0, _place(*card)))
    return tuple(made)


def _stock(cards: str) -> dict[str, list[int]]:
    """Return the draws for a stock whose top cards are these, in order."""
    first = [parse(code) for code in cards.split()]
    return {"stock": [card for card in PEOPLE if card not in first] + first[::-1]}


LESSON: Final = Lesson(
    goal=sentence("Four kings stand at the top. Kill all of them with the cards you draw."),
    scene=Scene(_stock("9H 9C 9S AC QS 10D 6S 2H JD 8D 7H JC QH 10S JS QC 5D 3D 7C 4H 7S")),
    steps=(
        LessonStep(
            sentence("Your cards come from the stock, one at a time. Press *Draw*."),
            _DRAW,
            sentence("There's no card to play yet. Press *Draw*."),
            sentence("You drew 9♥. It's in your reserve now, and you can play it from there."),
        ),
        LessonStep(
            sentence(
                "It fits below a higher card, if the colours differ or the suits are the same. "
                "So K♣, K♥ and K♠ take it, and K♦ doesn't. Press *→ K♠*."
            ),
            _place("9H", _SPADES),
            sentence("The rules allow that, but here it starts the pile of K♠. Press *→ K♠*."),
            sentence(
                "It stays there for good: the next card below K♠ has to fit the 9♥, not the king."
            ),
            ((0, _DRAW),),
            (
                (
                    _DRAW,
                    sentence(
                        "That would keep it for later, but it already fits somewhere: *→ K♠*."
                    ),
                ),
            ),
        ),
        LessonStep(
            sentence("You drew 9♣. A card of the same rank always fits: put it on the other nine."),
            _place("9C", _SPADES),
            sentence("Keep the nines together: the other one lies below K♠, so press *→ K♠*."),
            sentence(
                "That's two nines. Beside K♠, three bars stand for nines: the two light "
                "ones are there already, and the gold one is still missing."
            ),
            ((0, _DRAW),),
        ),
        LessonStep(
            sentence(
                "And there's 9♠! *Three cards of one rank* in a row kill their king. "
                "Buttons that kill a king are green."
            ),
            _place("9S", _SPADES),
            sentence("That kills nobody. The third nine belongs on the other two: *→ K♠*."),
            sentence(
                "K♠ is dead. Each dead king gives your reserve one more slot: you have five now."
            ),
            ((0, _DRAW),),
        ),
        LessonStep(
            sentence(
                "You drew A♣. Aces are low, so only another ace would fit below it. Save it for "
                "the end of a pile: leave it in the reserve and press *Draw*."
            ),
            _DRAW,
            sentence("It would block that pile. Save it for later: press *Draw*."),
            sentence("It waits there until you need it."),
            (
                (0, _place("QS", _HEARTS)),
                *_drawn_for_you(("10D", _HEARTS), ("6S", _HEARTS), ("2H", _HEARTS)),
            ),
        ),
        LessonStep(
            sentence(
                "Four draws later: below K♥ each card is lower than the last, and black and red "
                "alternate. *Five of alternating colours* kill. Open *Play from the reserve* and "
                "choose *A♣ → K♥*."
            ),
            _place("AC", _HEARTS),
            sentence("K♥ only needs the fifth card: choose *A♣ → K♥* in the menu."),
            sentence("That's what your ace was waiting for: K♥ is dead, and you have six slots."),
            _drawn_for_you(
                ("JD", _DIAMONDS),
                ("8D", _DIAMONDS),
                ("7H", _CLUBS),
                *("JC", "QH", "10S", "JS", "QC", "5D"),
            ),
            (
                (
                    _DRAW,
                    sentence(
                        "You don't need to draw: A♣, the card that kills, is in your reserve."
                    ),
                ),
            ),
        ),
        LessonStep(
            sentence(
                "Nine draws later your reserve is full. If you draw a card that fits "
                "nowhere now, you're *bust* and lose the game. Make room for the next "
                "one: press *→ K♦* to put 5♦ there."
            ),
            _place("5D", _DIAMONDS),
            sentence(
                "Too risky: with a full reserve, a card that fits nowhere ends the game. Press "
                "*→ K♦*."
            ),
            sentence(
                "There's room again, so you can draw safely. And three diamonds lie below K♦."
            ),
            ((0, _DRAW),),
        ),
        LessonStep(
            sentence(
                "You drew 3♦. *Four of one suit*, each lower than the last, kill too. Which king "
                "is it for?"
            ),
            _place("3D", _DIAMONDS),
            sentence(
                "Now's the time to play it: three diamonds lie below K♦, and it's the fourth."
            ),
            sentence("J♦ 8♦ 5♦ 3♦: K♦ is dead. One king is left."),
            _drawn_for_you("7C", "4H", ("7S", _CLUBS)),
        ),
        LessonStep(
            sentence("Three draws later a card in your reserve kills the last king. Which one?"),
            _place("7C", _CLUBS),
            sentence("That doesn't kill K♣. Two sevens lie below him: what makes it three?"),
            sentence(
                "All four kings are dead: *you've won*, with 21 cards. The fewer, the better."
            ),
            (),
            (
                (_DRAW, sentence("You hold it already: look at the sevens below K♣.")),
                (_UNDO, sentence("That takes the 7♠ back, but you need it where it is.")),
            ),
        ),
    ),
    question=LessonQuestion(
        ask=sentence(
            "K♦ and K♥ each need one more card, and you have two red eights in "
            "reserve. Which move lets you kill both?"
        ),
        scene=Scene(
            _stock("QH JD JS 10D 10H 9D 9S 8D 4S 8H 3C"),
            before=_drawn_for_you(
                *(("QH", _HEARTS), ("JD", _DIAMONDS), ("JS", _HEARTS), ("10D", _DIAMONDS)),
                *(("10H", _HEARTS), ("9D", _DIAMONDS), ("9S", _HEARTS)),
                *("8D", "4S", "8H", "3C"),
            ),
        ),
        answers=(
            LessonAnswer(
                sentence("Put 8♦ under K♦"),
                sentence(
                    "Right! 8♦ is the fourth diamond, so K♦ is dead. 8♥ fits below 9♠ just "
                    "as well, and kills K♥ next."
                ),
                _place("8D", _DIAMONDS),
            ),
            LessonAnswer(
                sentence("Put 8♦ under K♥"),
                sentence(
                    "That kills K♥, but only a diamond can be the fourth below K♦. Which of your "
                    "eights is one?"
                ),
                _place("8D", _HEARTS),
            ),
            LessonAnswer(
                sentence_as("take a card", "Draw"),
                sentence(
                    "With a full reserve that's a risk, and the fewer cards you draw, the "
                    "better. You already have both cards you need."
                ),
                _DRAW,
            ),
        ),
        right=0,
    ),
    last=sentence(
        "Three of a rank, four of a suit or five of alternating colours kill. In a game of your "
        "own, *Hint* shows a move and *Undo* takes one back. Ready?"
    ),
)
