"""A lesson of High Card by playing: two rounds against two computers, up to the first win."""

from typing import Final

from bot.base.language import sentence
from bot.pages.lesson import Action, Lesson, LessonAnswer, LessonQuestion, LessonStep, Scene
from games.core.cards import parse


def _declare(card: str, declaration: str) -> Action:
    return {"type": "declare", "card": card, "declaration": declaration}


def _scene(hands: dict[str, str], *before: tuple[int, Action]) -> Scene:
    """Return a match of three players to 2 points, in which these cards are dealt."""
    dealt = {label: [parse(code) for code in cards.split()] for label, cards in hands.items()}
    return Scene({"first": 0, **dealt}, 3, {"target": 2}, before)


LESSON: Final = Lesson(
    goal=sentence(
        "Guess where your card stands among all the cards played. If you're wrong, you're out."
    ),
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
        LessonStep(
            sentence(
                "Everyone has one card that nobody else sees. Yours is a 2, and nothing is lower: "
                "say *Lowest*."
            ),
            _declare("2S", "lowest"),
            sentence("Nothing ranks below a 2. Press **Lowest**."),
            sentence(
                "All three were right: your 2 was lowest, Aldric's 9 was in the middle "
                "and Berengar's queen was highest. Nobody is out, so the round goes on "
                "with new cards."
            ),
            (
                (1, _declare("9D", "middle")),
                (2, _declare("QH", "highest")),
                (1, _declare("3C", "lowest")),
                (2, _declare("7D", "lowest")),
            ),
        ),
        LessonStep(
            sentence(
                "Now you speak last, so listen: the other two both said Lowest. What "
                "does that make your queen?"
            ),
            _declare("QD", "highest"),
            sentence(
                "The other two both claim low cards, so a queen should be above them: Highest."
            ),
            sentence("Right again. Berengar's 7 wasn't the lowest, so he's out of this round."),
        ),
        LessonStep(
            sentence(
                "Two players are left, and you speak first. With only two cards, one is "
                "highest and the other lowest. Most cards are below your 10."
            ),
            _declare("10H", "highest"),
            sentence("More cards lie below a 10 than above it, so Highest is the better bet."),
            sentence(
                "Aldric had an 8 and said Highest: wrong. You're the last one left, so the "
                "round is yours: **a point, and one more card** from now on."
            ),
            ((1, _declare("8S", "highest")),),
        ),
        LessonStep(
            sentence(
                "Your point gave you a second card, so now you choose. A king is nearly always "
                "highest: press it, then *Highest*."
            ),
            _declare("KC", "highest"),
            sentence("The 6 could be anything here. The king, as Highest, is the safe play."),
            sentence(
                "Right. Cards that have been shown stay face up until the round ends, so "
                "look at them before you speak."
            ),
            (
                (1, _declare("4H", "lowest")),
                (2, _declare("JS", "middle")),
                (1, _declare("QS", "highest")),
                (2, _declare("10C", "highest")),
            ),
            (
                (
                    {"card": "KC"},
                    sentence("Only an ace is above the king, so say *Highest*."),
                ),
            ),
        ),
        LessonStep(
            sentence(
                "The other two both said Highest. Which of your cards goes well below theirs?"
            ),
            _declare("6D", "lowest"),
            sentence(
                "Go low where everyone else goes high: play the lower of your cards as Lowest."
            ),
            sentence("Berengar's 10 wasn't the highest: he's out. One more, and you've won."),
            (),
            (
                (
                    {"card": "9S", "declaration": "lowest"},
                    sentence("That may work, but your 6 is safer still: play the lower card."),
                ),
            ),
        ),
        LessonStep(
            sentence("Only Aldric is left, and you have a card that can't fail. Play it."),
            _declare("2H", "lowest"),
            sentence("A 2 as Lowest can't fail: at worst it's level with another 2."),
            sentence(
                "Aldric's 5 wasn't the lowest. That's your second point, and here two "
                "points win the match."
            ),
            ((1, _declare("5C", "lowest")),),
        ),
    ),
    question=LessonQuestion(
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
            LessonAnswer(
                sentence("Q♣ as Highest"),
                sentence(
                    "Berengar said Highest, so his card is probably very high: your queen "
                    "may not be higher. Look for something safer."
                ),
                _declare("QC", "highest"),
            ),
            LessonAnswer(
                sentence("8♦ as Lowest"),
                sentence(
                    "Aldric said Lowest, so his card is probably lower than an 8. Look for "
                    "something safer."
                ),
                _declare("8D", "lowest"),
            ),
            LessonAnswer(
                sentence("8♦ as Middle"),
                sentence(
                    "Right! One of them claims a low card and the other a high one, and your "
                    "8 is in between: Aldric had a 4, Berengar an ace."
                ),
                _declare("8D", "middle"),
            ),
        ),
        right=2,
    ),
    last=sentence(
        "That's all there is to it: play a card, say where it stands, be right, "
        "and be the last one left. A real match goes to 4 points. Ready?"
    ),
)
