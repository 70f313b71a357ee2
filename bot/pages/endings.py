"""The end of a match: why it was called off, the final places, what can be done then."""

from collections.abc import Sequence
from typing import Any, Final

from bot.base.calendar import day_of
from bot.base.language import Language
from bot.base.names import escape_name
from bot.match.record import Chair
from bot.match.view import MatchView
from bot.pages.computers import computer_mark, level_name
from bot.pages.model import Button, Page, Row, stack_texts
from bot.pages.presenter import Presenter, SolitairePresenter
from cogs.challenges.series import BREAK_MS
from cogs.daily.deals import OWN_SEAT
from games.core import LEVELS, Level, is_draw

SHOWN_OF_SEAL = 8
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
DRAWN = "🤝"
"""Mark of everybody who shares in a draw."""

LOOK_BACK_VERB: Final = "look_back"
DAILY_VERB: Final = "daily"
SEEK_VERB: Final = "seek"
"""Opens the form of who looks for an opponent on any server, filled in with what args say."""


def chair_name(chair: Chair) -> str:
    """Return a seat's name for a text, with a mark where a computer plays."""
    gone = chair.left and (chair.user_id or 0) > 0
    mark = f" {computer_mark(chair.level)}" if chair.computer and not gone else ""
    return f"**{escape_name(chair.name)}**{mark}"


def daily_title(game: str, daily: str, language: Language) -> str:
    """Return the name of a game with the day of its deal."""
    day = language.date(day_of(daily))
    return language.say("{game}: the deal of {day}", game=game, day=day)


def page_without_board(presenter: Presenter, seen: MatchView[Any], language: Language) -> Page:
    """Return the end of a match whose state cannot be read, since its rules have changed."""
    title = presenter.title(language)
    if seen.status == "cancelled":
        called_off = called_off_text(seen, language)
        text = stack_texts(called_off, full_seal(seen, language), apart="\n\n")
        return Page(title, text, rows=called_off_controls(seen, language), board=True)
    older = language.say("It was played under older rules, so its board can't be shown any more.")
    ended = stack_texts(
        _solitaire_ending(presenter, seen, language) or standings(presenter, seen, language),
        hinted_text(seen, language),
        series_text(seen, language),
    )
    text = stack_texts(ended or language.say("This match is over."), older, apart="\n\n")
    return Page(title, text, rows=over_controls(seen, language), board=True)


def _solitaire_ending(presenter: Presenter, seen: MatchView[Any], language: Language) -> str:
    """Return how a game for one ended, told without its state; empty for other games."""
    outcome = seen.outcome
    if outcome is None or not isinstance(presenter, SolitairePresenter):
        return ""
    spent = None if outcome.spent is None else outcome.spent[0]
    won = outcome.places[0] == 1
    ending = presenter.ending_text(outcome.scores[0], spent, language, won=won)
    return f"{chair_name(seen.chairs[0])} · {ending}"


def hinted_text(seen: MatchView[Any], language: Language) -> str:
    """Return a sentence for a game that doesn't count because of hints; empty for other games."""
    if not seen.hinted:
        return ""
    return language.say("Played with hints: this game doesn't count.")


def called_off_text(seen: MatchView[Any], language: Language) -> str:
    """Return why a match was called off, or why a table closed before its match began."""
    return _why_called_off(seen, language) if seen.dealt else _why_closed(seen, language)


def _why_called_off(seen: MatchView[Any], language: Language) -> str:
    match seen.cause:
        case "rules":
            return language.say(
                "This match began under rules that have been corrected since, so it was called "
                "off. It doesn't count for anyone. Start a new one with /play."
            )
        case "manager":
            return language.say(
                "A server manager called this match off. It doesn't count for anyone."
            )
        case "unplayed":
            return language.say(
                "{name} left before making a decision, so this match was called off. It doesn't "
                "count for anyone.",
                name=next(chair_name(c) for c in seen.chairs if c.left and not c.decided),
            )
        case _:
            return language.say("This match was called off, without a result.")


def _why_closed(seen: MatchView[Any], language: Language) -> str:
    match seen.cause:
        case "host":
            return language.say("The host closed this table before the match began.")
        case "empty":
            return language.say("Everybody left this table before the match began.")
        case "idle":
            return language.say(
                "Nothing happened at this table for half an hour, so it was closed."
            )
        case "manager":
            return language.say("A server manager closed this table.")
        case "rules":
            return language.say(
                "The rules of this game have been corrected, so this table was closed before the "
                "match began. Open a new one with /play."
            )
        case _:
            return language.say("This table was closed before the match began.")


def called_off_controls(seen: MatchView[Any], language: Language) -> tuple[Row, ...]:
    """Return *Rematch* for those who meant to play a match that somebody left at once."""
    if seen.cause != "unplayed" or seen.across:
        return ()
    return ((Button(language.say("Rematch"), "rematch", style="success"),),)


def seal_text(seen: MatchView[Any], language: Language) -> str:
    """Return the seal of the deal in a few characters; *Verify the deal* shows all of it."""
    return language.say("Seal of the deal: {seal}…", seal=seen.commitment[:SHOWN_OF_SEAL])


def full_seal(seen: MatchView[Any], language: Language) -> str:
    """Return the whole seal of the deal, with its secret where that protects nothing any more."""
    if seen.secret is None:
        return seal_text(seen, language)
    return language.say(
        "Seal of the deal: `{commitment}` made from `{secret}`",
        commitment=seen.commitment,
        secret=seen.secret,
    )


def over_controls(seen: MatchView[Any], language: Language) -> tuple[Row, ...]:
    """Return what can be done with a finished match. Only a match with a board can be replayed."""
    if seen.solitaire:
        again = Button(language.say("New game"), "again", style="success")
    elif seen.series is not None and not seen.series.ended:
        again = Button(language.say("Next match"), "next_match", style="success")
    elif seen.daily is not None:
        again = Button(language.say("Today's deals"), DAILY_VERB, style="success")
    elif seen.across:
        wish = f"{seen.slug}/{seen.pace}"
        again = Button(language.say("Find an opponent"), SEEK_VERB, wish, style="success")
    else:
        again = Button(language.say("Rematch"), "rematch", style="success")
    share = (Button(language.say("Share the result"), "share", style="primary"),)
    look_back = (Button(language.say("Look back"), LOOK_BACK_VERB),)
    stronger = _next_level(seen)
    return (
        (
            again,
            *(() if stronger is None else (_against(stronger, language),)),
            *(share if seen.daily and not seen.shared else ()),
            *((Button(language.say("Replay"), "replay"),) if seen.begun else ()),
            Button(language.say("Verify the deal"), "verify"),
            Button(language.say("Rules"), "rules"),
        ),
        *((look_back,) if seen.begun else ()),
    )


def _next_level(seen: MatchView[Any]) -> Level | None:
    """Return the level above the computers that a person has beaten alone; None for others.

    Deals of the day have one level.
    """
    people = [chair for chair in seen.chairs if chair.user_id is not None]
    levels = [LEVELS.index(chair.level) for chair in seen.chairs if chair.user_id is None]
    borrowed = seen.origin is not None or seen.daily is not None or seen.in_evening
    if seen.outcome is None or borrowed or len(people) != 1 or not levels:
        return None
    beaten = seen.outcome.winners == (people[0].seat,) and not people[0].away
    above = LEVELS[max(levels) + 1 :]
    return above[0] if beaten and above else None


def _against(level: Level, language: Language) -> Button:
    """Return the button that opens the same table with computers of another level."""
    label = language.say("Next: {level}", level=level_name(level, language))
    return Button(label, "rematch", level, style="primary")


def series_text(seen: MatchView[Any], language: Language) -> str:
    """Return how the best-of stands that this is a match of, in a line; empty for other matches."""
    series = seen.series
    if series is None:
        return ""
    names = [escape_name(seen.name_of_side(side)) for side in (0, 1)]
    score = " · ".join(
        f"{name} {_in_halves(2 * wins + series.draws)}"
        for name, wins in zip(names, series.wins, strict=True)
    )
    best = series.best_of
    if not series.ended:
        told = language.say("Best of {best}: {score}", best=best, score=score)
        if seen.status != "over" or seen.ended_at is None:
            return told
        moment = f"<t:{(seen.ended_at + BREAK_MS) // 1000}:f>"
        until = language.say("You can start the next match until {moment}.", moment=moment)
        return f"{told}\n{until}"
    if series.winner is None:
        return language.say("The best of {best} is a draw: {score}", best=best, score=score)
    facts = {"best": best, "score": score, "name": names[series.winner]}
    if series.forfeited is None:
        return language.say("{name} wins the best of {best}: {score}", **facts)
    return language.say(
        "{other} left, so {name} wins the best of {best}: {score}",
        other=names[series.forfeited],
        **facts,
    )


def _in_halves(halves: int) -> str:
    """Return a number of halves in figures: 3 is 1½."""
    return f"{halves // 2 or ''}{'½' if halves % 2 else ''}" or "0"


def standings(presenter: Presenter, seen: MatchView[Any], language: Language) -> str:
    """Return the final table: medals or places, names, scores."""
    outcome = seen.outcome
    if outcome is None:
        return ""
    verdict = presenter.verdict if seen.begun else presenter.plain_verdict
    lines = [f"**{verdict(seen, language)}**"]
    marks = place_marks(outcome.places, [not chair.left for chair in seen.chairs])
    for seat in sorted(range(len(outcome.places)), key=lambda s: (outcome.places[s], s)):
        mark = marks[seat]
        points = presenter.score_text(outcome.scores[seat], language)
        chair = seen.chairs[seat]
        parts = [f"{mark} {chair_name(chair)}", points, *_gain(chair, language)]
        if chair.left:
            parts.append(language.say("left the match"))
        lines.append(" · ".join(parts))
    if seen.casual:
        lines.append(language.say("Casual: this match doesn't count."))
    elif seen.taken_back:
        lines.append(language.say("A move was taken back: this match doesn't count."))
    return "\n".join(lines)


def place_text(place: int, seats: int, language: Language, *, won: bool) -> str:
    """Return how a match ended for a seat, in a few words: ``won``, ``place 2 of 4``."""
    if won:
        return language.say_as("how a match ended", "won")
    if place == 1:
        return language.say_as("how a match ended", "drew")
    if seats == 2:
        return language.say_as("how a match ended", "lost")
    return language.say("place {place} of {players}", place=place, players=seats)


def result_line(presenter: Presenter, seen: MatchView[Any], language: Language) -> str:
    """Return how a daily deal ended for its player, in a line that gives nothing of it away.

    Raises LookupError if nobody knows any more.
    """
    if isinstance(presenter, SolitairePresenter):
        return presenter.result_line(seen, language)
    outcome = seen.outcome
    if outcome is None or seen.daily is None:
        raise LookupError("this was no daily deal, or it has no outcome")
    place, seats = outcome.places[OWN_SEAT], len(outcome.places)
    drawn = is_draw(outcome.places, [not chair.left for chair in seen.chairs])
    how = place_text(place, seats, language, won=place == 1 and not drawn)
    title = daily_title(presenter.title(language), seen.daily, language)
    return f"**{escape_name(seen.name(OWN_SEAT))}** · {title} · {how}"


def place_marks(places: Sequence[int], present: Sequence[bool]) -> list[str]:
    """Return the medal or place of each seat.

    ``present`` says whose players stayed to the end. If these drew, they have no medals. Otherwise
    first place has gold; silver and bronze are for those who left somebody present behind them:
    being last, or level with the last, is no feat.
    """
    last = max((place for place, here in zip(places, present, strict=True) if here), default=0)
    if is_draw(places, present):
        return [DRAWN if place == last else f"{place}." for place in places]
    return [
        MEDALS[place] if place == 1 or (place in MEDALS and place < last) else f"{place}."
        for place in places
    ]


def _gain(chair: Chair, language: Language) -> list[str]:
    """Return what a counted match changed for a player: the rating, and a better rank."""
    before, after, rank = chair.rating_before, chair.rating_after, chair.rank_after
    if before is None or after is None:
        return []
    change = f"{after - before:+d}".replace("-", "\u2212")
    unsure = "" if rank is not None else "?"
    told = [language.say("rating {rating} ({change})", rating=f"{after}{unsure}", change=change)]
    if rank is not None and (chair.rank_before is None or rank < chair.rank_before):
        told.append(language.say("now number {rank} on this server", rank=rank))
    return told
