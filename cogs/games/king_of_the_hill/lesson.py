"""A lesson of King of the Hill by playing: seven battles, from the bottom row to the apex."""

from typing import Final

from bot.base.language import sentence
from bot.pages.lesson import Action, Lesson, LessonAnswer, LessonQuestion, LessonStep, Scene
from games.core.cards import parse


def _attack(cards: str) -> Action:
    return {"type": "attack", "cards": cards.split()}


def _choose(stack: int) -> Action:
    return {"type": "choose", "stack": stack}


_TO_HAND: Final[Action] = {"type": "divide", "reserve": []}
_JOKER: Final = {"cards": ["JB"]}
_DEAL: Final = (
    *("10C QC 2D 4D 5D 6D 8D 7H 9H JS KS", "7C 9C JC KC 3D QD AH 5S 8S QS AS"),
    *("2C 9D 3H KD", "8C JH 6S AC"),
    *("QH 2H 6C", "6H 8H KH", "5C 7S 10S"),
    *("4H 5H", "10D 3C", "10H 7D", "3S 4S"),
    "4C 9S AD 2S JD",
)
"""Both hands, then the pyramid downwards from the row below its apex. A stack's open card is
last."""
_DRAWS: Final = {
    "dealer": 0,
    "deal": [parse(card) for cards in _DEAL for card in cards.split()],
}
_KEEP_THE_SEQUENCE: Final = sentence(
    "That's a fine attack, but keep these cards for a bigger stack. Press K♠."
)

LESSON: Final = Lesson(
    goal=sentence(
        "Win the Joker at the top of the pyramid, the apex, and you're King of the Hill. Stacks "
        "that you win on the way up give you cards."
    ),
    scene=Scene(_DRAWS, 2),
    steps=(
        LessonStep(
            sentence(
                "First set cards aside as your reserve: it breaks ties, and does nothing else. "
                "The other cards stay in hand to attack. Pick 10♣ and Q♣, then press Set aside."
            ),
            {"type": "set_aside", "cards": ["10C", "QC"]},
            sentence(
                "Any reserve is allowed, but here you'll need the other cards in hand: set "
                "aside 10♣ and Q♣, nothing else."
            ),
            sentence(
                "Aldric has set 2 cards aside as well. Everyone sees how many, but not which ones."
            ),
            ((1, {"type": "set_aside", "cards": ["JC", "5S"]}),),
            (
                (
                    {"cards": []},
                    sentence(
                        "Then you'd have nothing but the Joker for a tie, and it's worth 0. Set "
                        "10♣ and Q♣ aside."
                    ),
                ),
            ),
        ),
        LessonStep(
            sentence(
                "It's your turn to choose the stack that you both fight for. You can "
                "choose any stack with a gold frame: for now, the bottom row. An ace is "
                "worth most, so press A♦."
            ),
            _choose(12),
            sentence("That's allowed, but no card down there is better than the ace: press A♦."),
            sentence("A♦ is at stake, marked with the swords."),
        ),
        LessonStep(
            sentence(
                "You both attack in secret, and the higher value wins. Number cards "
                "count at face value; a jack, queen or king counts 10, and an ace 15. "
                "Win the ace with your king: press K♠."
            ),
            _attack("KS"),
            sentence(
                "Aldric has more cards that could beat that. Your king is stronger: press K♠."
            ),
            sentence(
                "You win! Aldric's queen counts 10 as well, but the king ranks higher. Both cards "
                "are now out of the match."
            ),
            ((1, _attack("QD")),),
            (
                (
                    _JOKER,
                    sentence("The Joker is worth 0: it gives the stack up. You want this ace."),
                ),
                *(
                    ({"cards": cards.split()}, _KEEP_THE_SEQUENCE)
                    for cards in ("4D 5D", "5D 6D", "4D 5D 6D")
                ),
            ),
        ),
        LessonStep(
            sentence(
                "The ace is yours. In hand it can attack; in reserve it could only break "
                "ties. No single card beats an ace, so press Into my hand."
            ),
            _TO_HAND,
            sentence(
                "In reserve the ace would wait for a tie. You want to attack with it, so "
                "press Into my hand."
            ),
            sentence(
                "You can choose a stack once one of its two lower corners is free. With A♦ "
                "gone, you can choose either stack above it."
            ),
            ((1, _choose(7)),),
        ),
        LessonStep(
            sentence(
                "Aldric chose 3♣ and the hidden card below it. Not worth one of your "
                "good cards? The Joker gives a stack up, and always comes back to you. "
                "Play it."
            ),
            _attack("JB"),
            sentence(
                "You could fight, but what you play is gone. Give this one up: play the Joker."
            ),
            sentence(
                "Aldric won two cards, but his 9 is out of the match. Your Joker is back in your "
                "hand."
            ),
            ((1, _attack("9C")), (1, _TO_HAND)),
        ),
        LessonStep(
            sentence(
                "You take turns to choose, no matter who won. Two stacks of 3 can be chosen "
                "now. You only see the top card, but you'd win all three: choose K♥ ×3 in the "
                "menu."
            ),
            _choose(4),
            sentence("That's allowed, but three cards with a king on top are worth more: K♥ ×3."),
            sentence("Three cards are at stake, so they're worth your strongest attack."),
        ),
        LessonStep(
            sentence(
                "Two or more cards of one suit in a row, none above 8, attack together and add up. "
                "Three low diamonds make 15, as much as an ace: play 4♦ 5♦ 6♦."
            ),
            _attack("4D 5D 6D"),
            sentence("That's worth less than 15. Play all three diamonds: 4♦ 5♦ 6♦."),
            sentence("Aldric played an ace: 15 against 15, a tie! What you both played is gone."),
            ((1, _attack("AS")),),
            (
                (_JOKER, sentence("The Joker would give up three cards. Fight for them.")),
                (
                    {"cards": ["AD"]},
                    sentence(
                        "Your ace is worth 15 too, but these three low cards can't do much on "
                        "their own: play 4♦ 5♦ 6♦, and keep the ace."
                    ),
                ),
            ),
        ),
        LessonStep(
            sentence(
                "In a tie you both attack again, using only your reserves. Your Joker "
                "went there by itself. Your queen is the strongest card in it: play Q♣."
            ),
            _attack("QC"),
            sentence("A 10 counts as much as a queen, but ranks lower. Play Q♣."),
            sentence(
                "Your queen beat Aldric's jack. K♥, 8♥ and 6♥ are now in your hand. Your Joker is "
                "still in reserve."
            ),
            ((1, _attack("JC")), (0, _TO_HAND), (1, _choose(10))),
            ((_JOKER, sentence("The Joker would still give the stack up. Play Q♣.")),),
        ),
        LessonStep(
            sentence(
                "Aldric chose 4♣, which is worth little. Your Joker can attack from the reserve "
                "too, and comes back to your hand: play it."
            ),
            _attack("JB"),
            sentence("What you play is gone, and 4♣ isn't worth it. Play the Joker."),
            sentence(
                "Aldric played his Joker as well. *When two Jokers meet, nobody wins the stack*: "
                "4♣ is thrown away. Then Aldric won both stacks of 4, and now you fight for the "
                "apex."
            ),
            (
                (1, _attack("JB")),
                *((0, _choose(1)), (0, _attack("9H")), (1, _attack("KC")), (1, _TO_HAND)),
                *((1, _choose(2)), (0, _attack("JS")), (1, _attack("QS")), (1, _TO_HAND)),
                (0, _choose(0)),
            ),
        ),
        LessonStep(
            sentence(
                "The player who wins the apex wins the match, no matter who chose it or "
                "won more cards. You know Aldric has A♣, worth 15. Beat it: play 6♥ 7♥ "
                "8♥, worth 21."
            ),
            _attack("6H 7H 8H"),
            sentence("Nothing comes after the apex, so hold nothing back: 6♥ 7♥ 8♥ make 21."),
            sentence("21 beats 15. Aldric won more cards, but you're King of the Hill!"),
            ((1, _attack("AC")),),
            (
                (_JOKER, sentence("At the apex, the Joker gives up the whole match!")),
                (
                    {"cards": ["AD"]},
                    sentence("Your ace would only tie with A♣. 6♥ 7♥ 8♥ are worth 21: play those."),
                ),
            ),
        ),
    ),
    question=LessonQuestion(
        ask=sentence(
            "You and Aldric both played a king: a tie. He set nothing aside, so only the Joker "
            "is in his reserve. Which card do you play?"
        ),
        scene=Scene(
            _DRAWS,
            2,
            before=(
                (0, {"type": "set_aside", "cards": ["QC", "2D"]}),
                (1, {"type": "set_aside", "cards": []}),
                *((0, _choose(12)), (0, _attack("KS")), (1, _attack("KC"))),
            ),
        ),
        answers=(
            LessonAnswer(
                sentence("Play Q♣"),
                sentence(
                    "That wins, but what you play is gone. Aldric can only play his Joker, "
                    "which is worth 0: what's the least that beats it?"
                ),
                _attack("QC"),
            ),
            LessonAnswer(
                sentence("Play 2♦"),
                sentence(
                    "Right! Aldric had to play his Joker, which is worth 0. Your 2♦ is enough, and "
                    "Q♣ can win another tie."
                ),
                _attack("2D"),
            ),
            LessonAnswer(
                sentence("Play the Joker"),
                sentence(
                    "Then two Jokers meet, and the stack is thrown away. You can win this ace: "
                    "what's the least that beats a Joker?"
                ),
                _attack("JB"),
            ),
        ),
        right=1,
    ),
    last=sentence(
        "That's all there is to it: choose a stack, attack in secret, take what "
        "you win, and have enough left for the apex. Ready for a real match?"
    ),
)
