"""A lesson of Eighty Points by playing: six tricks as a challenger, then burying and calling."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain, islice
from typing import Final

from bot.base.language import sentence
from bot.pages.lesson import Action, Lesson, LessonAnswer, LessonQuestion, LessonStep, Scene
from games.core.cards import CODES, parse
from games.eighty_points.declaring import DECK
from games.eighty_points.state import DEALT, PLAYERS

Made = tuple[int, Action]

_HANDS: Final = (
    "2H JR AS QS JS 9S 6S 4S AH JH 9H 7H 6H KC KC 10C 8C 7C 4C 3D",
    "AS JB 2S 2C KS 10S 9S 3S KH QH 9C 8C 6C 3C KD JD 10D 10D 6D 2S",
    "JB 2D QS 10S 8S 7S 5S 4S 3S AH 9H 8H 7H 6H 5H QC JC 6C AD KD",
    "2H 2C JS 8S 7S JH 10H 8H 4H AC QC 10C 9C 7C AD QD 9D 8D 7D 4D",
    "JR 2D KS 6S 5S KH QH 10H 4H AC JC 5C 4C 3C 9D 8D 7D 6D 5D 3D",
)
"""The hands by seat, in dealing order."""
_LEFT: Final = "5H 3H 3H QD JD 5D 4D 5C"
"""The remaining cards, which the King of the Hill takes and buries."""
_CLUBS: Final = "3C 4C 6C 7C 8C 9C JC QC"
"""The learner's clubs as King of the Hill. The last two come with the remaining cards."""


def _scene(hands: Sequence[str], left: str, *before: Made) -> Scene:
    """Return a match in which these cards are dealt by seat; missing ones are filled up."""
    named = [[parse(code) for code in hand.split()] for hand in (*hands, left)]
    others = (Counter(DECK) - Counter(chain(*named))).elements()
    *held, last = named
    held += [[] for _ in range(PLAYERS - len(held))]
    full = [[*hand, *islice(others, DEALT - len(hand))] for hand in held]
    # Players get one card at a time, in turn.
    dealt = [hand[at] for at in range(DEALT) for hand in full]
    # Cards are dealt off the end of the deck, so the order is reversed.
    draws = {"seating": [*range(PLAYERS)], "round/1/deck": [*last, *reversed(dealt)]}
    return Scene(draws, PLAYERS, before=((None,) * DEALT + before))


def _cards(kind: str, cards: str) -> Action:
    """Return an action on some cards, sorted by their codes."""
    return {"type": kind, "cards": sorted(cards.split(), key=CODES.index)}


def _put(cards: str) -> Action:
    return _cards("put", cards)


def _puts(first: int, *plays: str) -> tuple[Made, ...]:
    return tuple((first + at, _put(cards)) for at, cards in enumerate(plays))


_PASS: Final = {"type": "pass"}

LESSON: Final = Lesson(
    goal=sentence(
        "Highest rank wins. In each round, two players defend the hill against "
        "three. If the three take **80 points** in tricks (5 for a five, 10 for "
        "a ten or king), the defenders don't rise."
    ),
    scene=_scene(_HANDS, _LEFT),
    steps=(
        LessonStep(
            sentence(
                "Everyone starts at rank 2, so twos are special in this round: anyone who "
                "shows one claims the hill. You have 2♥. Press Declare 2♥."
            ),
            {"type": "declare", "suit": 2},
            sentence("You could keep quiet. But try for the hill now: press **Declare 2♥**."),
            sentence(
                "Aldric showed two 2♠, and a pair overrides a "
                "single card. So he's King of the Hill, and spades are trumps. You're a "
                "challenger. He calls A♦: the player who plays it first is his ally."
            ),
            (
                (1, {"type": "declare", "suit": 3, "pair": True}),
                *((seat, _PASS) for seat in (2, 3, 4)),
                (1, _cards("bury", _LEFT)),
                (1, {"type": "call", "card": "AD"}),
                *_puts(1, "QH", "5H", "10H", "4H"),
            ),
        ),
        LessonStep(
            sentence(
                "Aldric led a heart, so you must play a heart. The highest takes the trick, with "
                "15 points in it: play A♥."
            ),
            _put("AH"),
            sentence("That heart is below Aldric's queen, so he would get the 15 points. Play A♥."),
            sentence("Your ace took it: 5 for the five, 10 for the ten. 15 points of 80."),
            (None,),
        ),
        LessonStep(
            sentence(
                "If you take a trick, you lead the next: one card, or two that are the same. "
                "Only a higher pair, or a pair of trumps, beats a pair. Choose K♣ K♣ in the menu."
            ),
            _put("KC KC"),
            sentence("You could lead that, but a pair is harder to beat. Choose **K♣ K♣**."),
            sentence(
                "Everyone had to follow with two clubs, and nobody had a pair. You get "
                "20 points for your kings, plus 10 and 5 from the others: 50 of 80."
            ),
            (*_puts(1, "3C 6C", "6C JC", "7C 10C", "4C 5C"), None),
            (
                (
                    {"cards": ["KC"]},
                    sentence("One king would lose to an ace. Lead both: choose **K♣ K♣**."),
                ),
            ),
        ),
        LessonStep(
            sentence(
                "But who is Aldric's ally? The player who plays A♦ first. Lure it out: choose "
                "your only diamond, 3♦, in the menu."
            ),
            _put("3D"),
            sentence("That tells you nothing about the ally. Lead a diamond to draw out A♦."),
            sentence(
                "Berengar (3) played A♦: **he is the ally**. He and Aldric defend. Clotilde and "
                "Dagobert (4 and 5) are on your side: their points count with yours."
            ),
            (*_puts(1, "6D", "AD", "9D", "8D"), None, *_puts(2, "QC", "AC", "3C")),
        ),
        LessonStep(
            sentence(
                "Clotilde's A♣ is the highest club, and she's on your side. Give her points: "
                "play 10♣."
            ),
            _put("10C"),
            sentence("That club is worth nothing. Clotilde is winning for your side: add 10♣."),
            sentence("Clotilde took your 10 for all three of you: 60 of 80."),
            (*_puts(1, "9C"), None, *_puts(3, "7D", "5D")),
        ),
        LessonStep(
            sentence(
                "Diamonds are led, and you have none left, so you can play any card. "
                "Spades are trumps, and even a low one beats every diamond. Play 4♠."
            ),
            _put("4S"),
            sentence("You have no diamonds, so only a trump can take this trick. Play 4♠."),
            sentence(
                "Berengar had to follow with his last diamond, the king. Your 4♠ took it all: 15 "
                "more, 75 of 80."
            ),
            (*_puts(1, "JD", "KD"), None),
            tuple(
                (
                    {"cards": [card]},
                    sentence("That trump would take it too, but your lowest is enough: 4♠."),
                )
                for card in ("JR", "2H", "AS", "QS", "JS", "9S", "6S")
            ),
        ),
        LessonStep(
            sentence(
                "All trumps form one suit. From the top: Red Joker, Black Joker, 2♠, the "
                "other twos, A♠ and down. Nothing beats your Red Joker: lead it."
            ),
            _put("JR"),
            sentence("Something could beat that. Lead the Red Joker: nothing beats it."),
            sentence(
                "Everyone had to follow with trumps, and Dagobert gave his side the K♠. **85, "
                "past the 80 you needed.** Whatever happens now, Aldric and Berengar stay at "
                "rank 2."
            ),
            (*_puts(1, "3S", "7S", "8S", "KS"), None),
        ),
        LessonStep(
            sentence(
                "A new match: nobody overrode your 2♥, so you're King of the Hill. You "
                "took eight more cards, and now you bury eight. Get rid of a whole suit: "
                "choose all eight clubs in the clubs menu."
            ),
            _cards("choose", _CLUBS),
            sentence(
                "Without any clubs, you can trump when they're led. Choose all eight "
                "clubs in the clubs menu, and nothing else."
            ),
            sentence("That makes eight, without a five, ten or king among them."),
            scene=_scene(
                ("2H JR 2S AH KH QH 10H 5H 3H AS AS KS KD QD 3C 4C 6C 7C 8C 9C",),
                "JB 9H 7H JS KD 8D JC QC",
                (0, {"type": "declare", "suit": 2}),
                *((seat, _PASS) for seat in (1, 2, 3, 4)),
            ),
        ),
        LessonStep(
            sentence(
                "Buried points count double for the challengers if one of them wins the last "
                "trick. These clubs would bring them nothing. Press Bury these eight."
            ),
            _cards("bury", _CLUBS),
            sentence(
                "If you bury other cards, their points could go to the challengers. "
                "Press **Bury these eight**."
            ),
            sentence("Nobody else sees them until the round ends."),
        ),
        LessonStep(
            sentence(
                "Now call your ally: the player who plays the called card first. Only aces beat "
                "your K♦ K♦, and you have none. Choose A♦ in the diamonds menu, then press Call "
                "A♦."
            ),
            {"type": "call", "card": "AD"},
            sentence(
                "A high card that you don't have gets you a strong ally. Choose A♦ in "
                "the diamonds menu, then press **Call A♦**."
            ),
            sentence(
                "Now only someone with an A♦ can become your ally. You'll all find out who it "
                "is when the card is played."
            ),
            (),
            (
                (
                    {"card": None},
                    sentence("Then you'd stand alone against four. Call A♦ instead."),
                ),
            ),
        ),
    ),
    question=LessonQuestion(
        ask=sentence(
            "Aldric is King of the Hill and calls A♦, and you hold both. His A♥ is winning this "
            "trick, and you play last. What do you play?"
        ),
        scene=_scene(
            (
                "AD AD 10D 7D 6D 4D 10H 9H 6H KC JC 9C 8C 5C KS JS 9S 7S 4S 3S",
                "2S 2S AH JR JB AS",
                "4H",
                "8H",
                "7H",
            ),
            _LEFT,
            (1, {"type": "declare", "suit": 3, "pair": True}),
            *((seat, _PASS) for seat in (0, 2, 3, 4)),
            (1, _cards("bury", _LEFT)),
            (1, {"type": "call", "card": "AD"}),
            *_puts(1, "AH", "4H", "8H", "7H"),
        ),
        answers=(
            LessonAnswer(
                sentence("Play 6♥"),
                sentence(
                    "You hold both called cards, so you defend with Aldric, and his ace takes this "
                    "trick. If you keep the 10, the challengers may take it later."
                ),
                _put("6H"),
            ),
            LessonAnswer(
                sentence("Play 10♥"),
                sentence(
                    "Right! A♦ makes you Aldric's secret ally, and nobody can beat his ace any "
                    "more: the challengers don't get your 10 points."
                ),
                _put("10H"),
            ),
            LessonAnswer(
                sentence("Play A♦"),
                sentence(
                    "Hearts are led and you have some, so you must play one. You're Aldric's "
                    "ally: which of your hearts helps him?"
                ),
                _put("AD"),
            ),
        ),
        right=1,
    ),
    last=sentence(
        "A round lasts until all cards are played. Below 80 the defenders rise "
        "in rank; at 80 or more a challenger is the next King, and at 120 or "
        "more the challengers rise. Then sides change. Ready?"
    ),
)
