"""Why King of the Mountain refuses, in sentences that help."""

from typing import Final

from bot.base.language import Sentence, sentence, sentence_for
from games.core import GameError

CLASHING: Final = {
    "all_hands": sentence("All Hands on Deck (all_hands)"),
    "army_size": sentence("Limited Armies (army_size)"),
    "pick_for_friend": sentence("You Can Pick Your Friends (pick_for_friend)"),
    "wait_for_it": sentence("Wait for It (wait_for_it)"),
}


def refusal(error: GameError) -> Sentence:
    """The sentence for a refusal of the rules."""
    if error.code == "clash":
        return _clash(*error.facts["options"])
    return _deploying(error) or _moving(error) or _talking(error)


def _clash(one: str, other: str) -> Sentence:
    if other == "no_all_hands":
        return sentence(
            "Without All Hands on Deck (all_hands) an army has 10 to 20 pieces. Choose a smaller "
            "army_size, or all_hands."
        )
    if {one, other} == {"army_size", "pick_for_friend"}:
        return sentence(
            "{one} and {other} contradict each other: with ten pieces there is nothing to pick. "
            "Leave one of them out.",
            one=CLASHING[one],
            other=CLASHING[other],
        )
    return sentence(
        "{one} and {other} contradict each other. Leave one of them out.",
        one=CLASHING[one],
        other=CLASHING[other],
    )


def _deploying(error: GameError) -> Sentence | None:
    match error.code:
        case "already_chosen":
            return sentence("You have made your choice already; it cannot be taken back.")
        case "wrong_pick":
            return sentence_for(
                error.facts["number"],
                "Pick exactly {n} piece.",
                "Pick exactly {n} pieces, at most two of a kind.",
            )
        case "heroes_missing":
            return sentence("All six Heroes have to stand on the board, and no more.")
        case "pieces_not_yours" | "wrong_number" | "wrong_squares":
            return sentence(
                "That is not one of your armies: {number} pieces, with the court and six Heroes "
                "among them. Open your hand again and start from a suggestion.",
                number=error.facts["number"],
            )
        case _:
            return None


def _moving(error: GameError) -> Sentence | None:
    match error.code:
        case "not_your_turn":
            return sentence("It is not your turn. The board shows who is to move.")
        case "empty_square":
            return sentence("There is no piece on that square.")
        case "not_your_piece":
            return sentence("That piece is not yours.")
        case "into_check":
            return sentence("Your King may not go where an enemy piece could capture him.")
        case "onto_wall":
            return sentence("No piece may land on a wall.")
        case "illegal_move":
            return sentence(
                "That piece cannot go there. Pick it in your hand to see where it may go."
            )
        case "not_in_reserve":
            return sentence("You have no such piece in reserve.")
        case "no_respawn_point":
            return sentence(
                "Nothing can re-spawn now: pieces of your own stand on both of your re-spawn "
                "points."
            )
        case _:
            return None


def _talking(error: GameError) -> Sentence:
    match error.code:
        case "already_offered":
            return sentence("You can offer a draw once a turn.")
        case "offer_pending":
            return sentence("A draw is offered already; wait for the answers.")
        case "no_offer":
            return sentence("There is no draw offer for you to answer.")
        case "match_over":
            return sentence("This match is over. Rematch opens a new table.")
        case "players":
            return sentence("King of the Mountain is for two to four players.")
        case "joining_closed":
            return sentence("Nobody can join King of the Mountain once it has begun.")
        case _:
            return sentence("That cannot be done now. Open your hand again.")
