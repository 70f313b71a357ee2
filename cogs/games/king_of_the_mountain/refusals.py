"""Sentences for the refusals of King of the Mountain."""

from typing import Final

from bot.base.language import Sentence, sentence

_NOT_AN_ARMY: Final = sentence(
    "You can't deploy that. Your army must have {number} pieces, including the court and six "
    "Heroes. Open your hand again and start from a suggestion."
)
REFUSALS: Final = {
    "heroes_missing": sentence("Exactly six Heroes have to stand on the board."),
    "pieces_not_yours": _NOT_AN_ARMY,
    "wrong_number": _NOT_AN_ARMY,
    "wrong_squares": _NOT_AN_ARMY,
    "empty_square": sentence("There's no piece on that square."),
    "not_your_piece": sentence("That piece isn't yours."),
    "into_check": sentence("Your King can't go where an enemy piece could capture him."),
    "onto_wall": sentence("No piece may land on a wall."),
    "illegal_move": sentence(
        "That piece can't go there. Pick it in your hand to see where it can go."
    ),
    "not_in_reserve": sentence("You don't have that piece in reserve."),
    "no_respawn_point": sentence(
        "Nothing can re-spawn now: your own pieces stand on both of your re-spawn points."
    ),
    "already_offered": sentence("You can only offer one draw per turn."),
    "offer_pending": sentence("A draw has already been offered; wait for the answers."),
    "no_offer": sentence("There's no draw offer for you to answer."),
    "players": sentence("King of the Mountain is for two to four players."),
    "joining_closed": sentence("Nobody can join King of the Mountain once it has begun."),
}
"""Sentences for the rules' refusals, by code."""

CLASHING: Final = {
    "all_hands": sentence("All Hands on Deck (all_hands)"),
    "army_size": sentence("Limited Armies (army_size)"),
    "pick_for_friend": sentence("You Can Pick Your Friends (pick_for_friend)"),
    "wait_for_it": sentence("Wait for It (wait_for_it)"),
}


def clash(one: str, other: str) -> Sentence:
    """Return the sentence that two options exclude each other."""
    if other == "no_all_hands":
        return sentence(
            "Without All Hands on Deck (all_hands) an army has 10 to 20 pieces. Choose a smaller "
            "army_size, or all_hands."
        )
    facts = {"one": CLASHING[one], "other": CLASHING[other]}
    if {one, other} == {"army_size", "pick_for_friend"}:
        return sentence(
            "{one} and {other} contradict each other: with ten pieces there's nothing to pick. "
            "Leave one of them out.",
            **facts,
        )
    return sentence("{one} and {other} contradict each other. Leave one of them out.", **facts)
