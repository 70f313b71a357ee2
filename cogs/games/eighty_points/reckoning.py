"""The scoring of a round of Eighty Points, line by line."""

from bot.base.language import Language
from bot.base.names import escape_name
from bot.match.view import MatchView
from bot.pages.cards import cards_text, rank_text
from games.eighty_points.scoring import PASSED
from games.eighty_points.view import EightyPointsView, RoundScore


def lines(seen: MatchView[EightyPointsView], language: Language) -> list[str]:
    """Return lines for tricks, dead hand, total, rises and next King of the Hill.

    Empty before the round is scored.
    """
    view = seen.view
    score = view.score
    if score is None or view.phase not in ("scored", "over"):
        return []
    found = [
        _tricks_line(seen, score, language),
        _dead_line(view, score, language),
        _total_line(score, language),
        _rise_line(seen, score, language),
    ]
    if view.phase == "scored":
        found.append(_next_line(seen, score, language))
    return found


def _tricks_line(seen: MatchView[EightyPointsView], score: RoundScore, language: Language) -> str:
    challengers = [seat for seat in range(len(seen.view.seats)) if seat not in score.defenders]
    parts = " + ".join(f"{escape_name(seen.name(s))} {score.points[s]}" for s in challengers)
    defenders = language.listing(escape_name(seen.name(s)) for s in score.defenders)
    defended = language.say(
        "eighty-points/tricks-names-defended", n=len(score.defenders), names=defenders
    )
    took = language.say(
        "eighty-points/tricks-challengers-parts", parts=parts, sum=score.challengers
    )
    return language.sentences(defended, took)


def _dead_line(view: EightyPointsView, score: RoundScore, language: Language) -> str:
    cards = cards_text(view.buried or (), language)
    if not score.doubled:
        return language.say("eighty-points/dead-dead-hand-cards", n=score.dead, cards=cards)
    return language.say(
        "eighty-points/dead-dead-hand", n=score.dead, cards=cards, twice=2 * score.dead
    )


def _total_line(score: RoundScore, language: Language) -> str:
    total = f"**{score.total}**"
    if score.total < 80:
        return language.say("eighty-points/total-total-total-thats", total=total)
    return language.say("eighty-points/total-total-total", total=total)


def _rise_line(seen: MatchView[EightyPointsView], score: RoundScore, language: Language) -> str:
    if not score.rise:
        return language.say("eighty-points/rise-80-119")
    now = [
        language.say("eighty-points/rise-name-past", name=escape_name(seen.name(seat)))
        if seen.view.seats[seat].rank == PASSED
        else language.say(
            "eighty-points/rise-name-rank",
            name=escape_name(seen.name(seat)),
            rank=rank_text(seen.view.seats[seat].rank, language),
        )
        for seat in score.risers
    ]
    return language.say(
        "eighty-points/rise-band-up",
        n=score.rise,
        band=_band(score.total, language),
        now=language.listing(now),
    )


def _band(total: int, language: Language) -> str:
    """Return the range of totals with the same rise."""
    if total == 0:
        return language.say("eighty-points/band-points")
    for least, most in ((1, 40), (41, 79), (120, 159), (160, 199)):
        if least <= total <= most:
            return language.say("eighty-points/band-least-most", least=least, most=most)
    return language.say("eighty-points/band-200-more")


def _next_line(seen: MatchView[EightyPointsView], score: RoundScore, language: Language) -> str:
    name = f"**{escape_name(seen.name(score.koth))}**"
    if score.koth == seen.view.koth:
        return language.say("eighty-points/next-name-defended", name=name)
    if score.koth == seen.view.ally:
        return language.say("eighty-points/next-name-ally", name=name)
    return language.say("eighty-points/next-name-next", name=name)
