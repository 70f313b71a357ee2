"""High Card learned by playing it: two rounds against two computers, up to the first win."""

from typing import Final

from bot.base.language import sentence
from bot.pages.lesson import Action, Answer, Lesson, Question, Scene, Step
from games.core.cards import parse


def _declare(card: str, declaration: str) -> Action:
    return {"type": "declare", "card": card, "declaration": declaration}


def _scene(hands: dict[str, str], *before: tuple[int, Action]) -> Scene:
    """Return a match of three up to 2 points, in which these cards are dealt."""
    dealt = {label: [parse(code) for code in cards.split()] for label, cards in hands.items()}
    return Scene({"first": 0, **dealt}, 3, {"target": 2}, before)


LESSON: Final = Lesson(
    goal=sentence("Guess where your card stands among all that are played. Whoever errs is out."),
    scene=_scene(
        {
            "round/1/hand/1": "2S 9D QH",
            "round/1/hand/2": "3C 7D QD",
            "round/1/hand/3": "10H 8S",
            "round/2/hand/1": "KC 6D 4H JS",
            "round/2/hand/2": "QS 10C 9S",
            "round/2/hand/3": "2H 5C",
        }
    ),
    steps=(
        Step(
            sentence(
                "Everyone has one card that nobody else sees. Yours is a 2, and nothing is lower: "
                "say *Lowest*."
            ),
            _declare("2S", "lowest"),
            sentence("A 2 cannot be beaten from below. Press **Lowest**."),
            sentence(
                "All three were right: your 2 was lowest, Aldric's 9 lay between, Berengar's queen "
                "was highest. Nobody is out, so the round goes on with new cards."
            ),
            (
                (1, _declare("9D", "middle")),
                (2, _declare("QH", "highest")),
                (1, _declare("3C", "lowest")),
                (2, _declare("7D", "lowest")),
            ),
        ),
        Step(
            sentence(
                "Now you speak last, so listen: both others said Lowest. What does that make your "
                "queen?"
            ),
            _declare("QD", "highest"),
            sentence("Both others claim low cards, so a queen should stand above them: Highest."),
            sentence("Right again. Berengar's 7 was not lowest, so he is out of this round."),
        ),
        Step(
            sentence(
                "Two are left, and you speak first. With two cards one is highest and one lowest. "
                "Most cards are below your 10."
            ),
            _declare("10H", "highest"),
            sentence("More cards lie below a 10 than above it, so Highest is the better bet."),
            sentence(
                "Aldric had an 8 and said Highest: wrong. You are the last one left, so the round "
                "is yours: **a point, and one card more** from now on."
            ),
            ((1, _declare("8S", "highest")),),
            (
                (
                    {"declaration": "middle"},
                    sentence("With two cards on the table neither can be in the middle."),
                ),
            ),
        ),
        Step(
            sentence(
                "Your point gave you a second card, so now you choose. A king is nearly always "
                "highest: press it, then *Highest*."
            ),
            _declare("KC", "highest"),
            sentence("The 6 could be anything here. The king, as Highest, is the safe play."),
            sentence(
                "Right. Cards that were shown stay open until the round ends: look up there before "
                "you speak."
            ),
            (
                (1, _declare("4H", "lowest")),
                (2, _declare("JS", "middle")),
                (1, _declare("QS", "highest")),
                (2, _declare("10C", "highest")),
            ),
        ),
        Step(
            sentence("Both others said Highest. Which of your cards goes well below them?"),
            _declare("6D", "lowest"),
            sentence("Go low where everyone else goes high: the lower of your cards, as Lowest."),
            sentence("Berengar's 10 was not highest: he is out. One more, and you have won."),
            (),
            (
                (
                    {"card": "9S", "declaration": "lowest"},
                    sentence("That may work, but your 6 is safer still: play the lower card."),
                ),
            ),
        ),
        Step(
            sentence("Aldric alone is left, and you have a card that cannot fail. Play it."),
            _declare("2H", "lowest"),
            sentence("A 2 as Lowest cannot fail: at worst it is level with another 2."),
            sentence(
                "Aldric's 5 was not lowest. That is your second point, and here two win the match."
            ),
            ((1, _declare("5C", "lowest")),),
        ),
    ),
    question=Question(
        ask=sentence(
            "Aldric has said Lowest and Berengar Highest, and you speak last. What do you play?"
        ),
        scene=_scene(
            {
                "round/1/hand/1": "3H JC 9C",
                "round/2/hand/1": "8D 6C JD 9S",
                "round/2/hand/2": "4H AS QC",
            },
            (0, _declare("3H", "lowest")),
            (1, _declare("JC", "lowest")),
            (2, _declare("9C", "lowest")),
            (0, _declare("6C", "lowest")),
            (1, _declare("JD", "highest")),
            (2, _declare("9S", "middle")),
            (1, _declare("4H", "lowest")),
            (2, _declare("AS", "highest")),
        ),
        answers=(
            Answer(
                sentence("Q♣ as Highest"),
                sentence(
                    "Berengar said Highest, so his card is probably very high: your queen may not "
                    "be above it. Look for something safer."
                ),
                _declare("QC", "highest"),
            ),
            Answer(
                sentence("8♦ as Lowest"),
                sentence(
                    "Aldric said Lowest, so his card is probably lower than an 8. Look for "
                    "something safer."
                ),
                _declare("8D", "lowest"),
            ),
            Answer(
                sentence("8♦ as Middle"),
                sentence(
                    "Right! One of them claims a low card and the other a high one, and your 8 "
                    "lies between: Aldric had a 4, Berengar an ace."
                ),
                _declare("8D", "middle"),
            ),
        ),
        right=2,
    ),
    last=sentence(
        "That is all of it: play a card, say where it stands, be right, be the last one left. A "
        "real match goes to 4 points. Ready?"
    ),
)
