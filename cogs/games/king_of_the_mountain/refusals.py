"""Sentences for the refusals of King of the Mountain."""

from typing import Final

from bot.base.language import Sentence, sentence

_NOT_AN_ARMY: Final = sentence("king-of-the-mountain/not-an-army")
REFUSALS: Final = {
    "heroes_missing": sentence("king-of-the-mountain/refusals-heroes-missing"),
    "pieces_not_yours": _NOT_AN_ARMY,
    "wrong_number": _NOT_AN_ARMY,
    "wrong_squares": _NOT_AN_ARMY,
    "empty_square": sentence("king-of-the-mountain/refusals-empty-square"),
    "not_your_piece": sentence("king-of-the-mountain/refusals-not-your-piece"),
    "into_check": sentence("king-of-the-mountain/refusals-into-check"),
    "onto_wall": sentence("king-of-the-mountain/refusals-onto-wall"),
    "illegal_move": sentence("king-of-the-mountain/refusals-illegal-move"),
    "not_in_reserve": sentence("king-of-the-mountain/refusals-not-in-reserve"),
    "no_respawn_point": sentence("king-of-the-mountain/refusals-no-respawn-point"),
    "already_offered": sentence("king-of-the-mountain/refusals-already-offered"),
    "offer_pending": sentence("king-of-the-mountain/refusals-offer-pending"),
    "no_offer": sentence("king-of-the-mountain/refusals-no-offer"),
    "players": sentence("king-of-the-mountain/refusals-players"),
    "joining_closed": sentence("king-of-the-mountain/refusals-joining-closed"),
}
"""Sentences for the rules' refusals, by code."""

CLASHING: Final = {
    "all_hands": sentence("king-of-the-mountain/clashing-all-hands"),
    "army_size": sentence("king-of-the-mountain/clashing-army-size"),
    "pick_for_friend": sentence("king-of-the-mountain/clashing-pick-for-friend"),
    "wait_for_it": sentence("king-of-the-mountain/clashing-wait-for-it"),
}


def clash(one: str, other: str) -> Sentence:
    """Return the sentence that two options exclude each other."""
    if other == "no_all_hands":
        return sentence("king-of-the-mountain/clash-without-hands")
    facts = {"one": CLASHING[one], "other": CLASHING[other]}
    if {one, other} == {"army_size", "pick_for_friend"}:
        return sentence("king-of-the-mountain/clash-other-contradict-each", **facts)
    return sentence("king-of-the-mountain/clash-other-contradict", **facts)
