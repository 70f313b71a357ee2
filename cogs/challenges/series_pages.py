"""The score of a best-of on the pages of its matches."""

from bot.base.discord_limits import escape_name
from bot.base.language import Language
from bot.pages.model import Button, stack_texts
from bot.pages.parts import Part, Seen
from cogs.challenges.series import BREAK_MS, DETAIL, Series, ready_seat, series_of, side_of


class SeriesPart(Part):
    """The score of a best-of, and the button for its next match."""

    detail = DETAIL

    def board_text(self, seen: Seen, language: Language) -> str:
        return series_text(seen, language)

    def over_text(self, seen: Seen, language: Language) -> str:
        return series_text(seen, language)

    def leaving_text(self, seen: Seen, language: Language) -> str:
        series = _going_on(seen)
        return language.say("challenges/loses-series", best=series.best_of) if series else ""

    def again(self, seen: Seen, language: Language) -> Button | None:
        if _going_on(seen) is None:
            return None
        return Button(language.say("challenges/button-next"), "next_match", style="success")


def _going_on(seen: Seen) -> Series | None:
    """Return the series if it isn't decided yet; None for a single match."""
    found = series_of(seen)
    return None if found is None or found[0].best_of == 1 or found[0].ended else found[0]


def series_text(seen: Seen, language: Language) -> str:
    """Return the score of the match's series in one line; empty for other matches."""
    found = series_of(seen)
    if found is None or found[0].best_of == 1:
        return ""
    series, number = found
    names = [escape_name(seen.name(side_of(side, number))) for side in (0, 1)]
    score = " · ".join(
        f"{name} {_in_halves(2 * wins + series.draws)}"
        for name, wins in zip(names, series.wins, strict=True)
    )
    winner, how = series.winner, "on"
    if series.ended:
        how = "drawn" if winner is None else "won" if series.forfeited is None else "forfeited"
    told = language.say(
        "challenges/series",
        how=how,
        best=series.best_of,
        score=score,
        name=names[winner or 0],
        other=names[1 - (winner or 0)],
    )
    if series.ended or seen.status != "over" or seen.ended_at is None:
        return told
    time = f"<t:{(seen.ended_at + BREAK_MS) // 1000}:f>"
    until = language.say("challenges/time-left", time=time)
    return stack_texts(told, until, _ready_text(seen, language))


def _ready_text(seen: Seen, language: Language) -> str:
    """Say which player is ready and which one has to press; empty if neither is ready."""
    ready = ready_seat(seen)
    if ready is None:
        return ""
    seat, until = ready
    name, other = (escape_name(seen.name(each)) for each in (seat, 1 - seat))
    return language.say("challenges/ready", name=name, other=other, time=f"<t:{until // 1000}:t>")


def _in_halves(halves: int) -> str:
    """Format a number of halves: 3 is 1½."""
    return f"{halves // 2 or ''}{'½' if halves % 2 else ''}" or "0"
