"""The end of a match: why it was cancelled, the final table, and what people can do next."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, get_args

from bot.base.language import Language, Sentence, sentence
from bot.base.names import escape_name
from bot.match.admission import MAX_RATED_A_DAY
from bot.match.chairs import Chair, people_in, won_too_soon
from bot.match.record import UNPLAYED, Cause
from bot.match.view import MatchView
from bot.pages.model import Button, Option, Page, Row, Select, stack_texts
from bot.pages.parts import parts
from bot.pages.presenter import MatchTexts, Presenter, SolitairePresenter, came_out
from games import GAMES
from games.core import LEVELS, STAND_IN, Level, is_draw

MENU_VERB: Final = "menu"
_COMPUTER: Final = "🤖"
LEVEL_NAMES: Final = {each: sentence("pages/level", level=each) for each in LEVELS}
_OFFERED: Final[tuple[Level, ...]] = (STAND_IN, *(each for each in LEVELS if each != STAND_IN))


def stars(level: Level) -> str:
    """Return one to three stars, more for a stronger computer."""
    return "★" * (1 + LEVELS.index(level))


def computer_mark(level: Level) -> str:
    """Return the mark after a computer's name: a robot and stars."""
    return f"{_COMPUTER}{stars(level)}"


def level_name(level: Level, language: Language) -> str:
    name = language.render(LEVEL_NAMES[level])
    return language.say("pages/level-with-stars", level=name, stars=stars(level))


def level_menu(language: Language) -> Select:
    """The menu that adds a computer to a lobby."""
    options = tuple(
        Option(level_name(each, language), each, told=language.say("pages/manner", level=each))
        for each in _OFFERED
    )
    return Select(language.say("pages/menu-add-computer"), "computer", options)


def opponents_text(level: Level, language: Language) -> str:
    """Say which computers a person gets by default, and why."""
    return language.say("pages/opponents", level=level)


SHOWN_OF_SEAL = 8
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
DRAWN = "🤝"  # mark of everyone who shares in a draw

CALLED_OFF: Final[Mapping[Cause | None, Sentence]] = {
    cause: sentence("pages/called-off", why=cause or "none") for cause in (*get_args(Cause), None)
}


def chair_name(chair: Chair) -> str:
    """Return a seat's name for a text, with a mark if a computer plays it."""
    gone = chair.left and chair.user_id is not None
    mark = f" {computer_mark(chair.level)}" if chair.computer and not gone else ""
    return f"**{escape_name(chair.name)}**{mark}"


def chair_names(chairs: Iterable[Chair]) -> str:
    """Return the names of seats, each after the number it has in pictures."""
    return " · ".join(f"`{chair.seat + 1}` {chair_name(chair)}" for chair in chairs)


def match_title(game: str, seen: MatchView[Any], language: Language) -> str:
    """Return a match's title: the game's, or one from its kind for a shared deal."""
    named = seen.kind.title
    return game if named is None else named(game, seen.shared_deal or "", language)


def page_without_board(presenter: Presenter, seen: MatchView[Any], language: Language) -> Page:
    """The page for a cancelled match, or a finished one whose state can't be read any more."""
    title = presenter.title(language)
    if seen.status == "cancelled":
        rows = called_off_controls(seen, language)
        return Page(title, called_off_text(seen, language), rows=rows, board=True)
    why = language.render(presenter.without_board)
    ended = stack_texts(
        stack_texts(_solitaire_ending(presenter, seen, language), unrated_text(seen, language))
        if len(seen.chairs) == 1
        else standings(presenter, seen, language),
        over_text(seen, language),
    )
    text = stack_texts(ended or language.say("bot/match-over"), why, apart="\n\n")
    return Page(title, text, rows=over_controls(seen, language), board=True)


def _solitaire_ending(presenter: Presenter, seen: MatchView[Any], language: Language) -> str:
    outcome = seen.outcome
    if outcome is None:
        return ""
    (score,) = outcome.scores
    if isinstance(presenter, SolitairePresenter):
        spent = None if outcome.spent is None else outcome.spent[0]
        ending = presenter.ending_text(score, spent, language, won=outcome.places[0] == 1)
    else:  # its game isn't installed any more
        ending = presenter.score_text(score, language)
    return f"{chair_name(seen.chairs[0])} · {ending}"


def unrated_text(seen: MatchView[Any], language: Language) -> str:
    """Say why a match is unrated. Empty if it's rated, as is a solitaire lost with a hint."""
    lost = seen.for_one and seen.outcome is not None and seen.outcome.places[0] > 1
    if seen.rated or (lost and seen.unrated == "hint"):
        return ""
    return language.say("pages/unrated", why=seen.unrated, n=MAX_RATED_A_DAY)


def over_text(seen: MatchView[Any], language: Language) -> str:
    """Join the lines that features add below a result."""
    return stack_texts(*(part.over_text(seen, language) for part in parts(seen)))


def called_off_text(seen: MatchView[Any], language: Language) -> str:
    """Say why a match was cancelled, or why its table was closed before the start."""
    why = seen.cause or "none"
    if not seen.dealt:
        return language.say("pages/closed", why=why)
    name = next((chair_name(c) for c in seen.chairs if c.left and not c.decided), "")
    return language.say("pages/called-off", why=why, name=name)


def called_off_controls(seen: MatchView[Any], language: Language) -> tuple[Row, ...]:
    """Buttons of a match that was cancelled, or of a table that was closed."""
    if seen.slug not in GAMES:
        return ()
    again: tuple[Button, ...] = ()
    if seen.cause == "idle":
        again = (Button(language.say("pages/button-open-again"), "rematch", style="success"),)
    elif seen.cause in UNPLAYED and seen.kind.no_rematch is None:
        again = (Button(language.say("pages/button-rematch"), "rematch", style="success"),)
    row = (*again, *((menu_button(language),) if seen.dealt else ()))
    return (row,) if row else ()


def menu_button(language: Language) -> Button:
    return Button(language.say("pages/button-more"), MENU_VERB)


def seal_text(seen: MatchView[Any], language: Language) -> str:
    """Return the first characters of the deal's seal. *Verify the match* shows all of it."""
    return language.say("bot/seal-deal-seal", seal=seen.commitment[:SHOWN_OF_SEAL])


def again_button(seen: MatchView[Any], language: Language) -> Button:
    """The button that leads from a finished match to the next."""
    offered = (part.again(seen, language) for part in parts(seen))
    again = next((button for button in offered if button is not None), None)
    if again is None and seen.for_one:
        again = Button(language.say("pages/button-new-game"), "again", style="success")
    return again or Button(language.say("pages/button-rematch"), "rematch", style="success")


def over_controls(seen: MatchView[Any], language: Language) -> tuple[Row, ...]:
    """Buttons below a finished match."""
    if seen.slug not in GAMES:
        return ()
    stronger = _next_level(seen)
    return (
        (
            again_button(seen, language),
            *(() if stronger is None else (_against(stronger, language),)),
            *(button for part in parts(seen) for button in part.over_buttons(seen, language)),
            menu_button(language),
        ),
        *(row for part in parts(seen) for row in part.over_rows(seen, language)),
    )


def _next_level(seen: MatchView[Any]) -> Level | None:
    """Return the level above the computers that a lone person has beaten, or None.

    Shared deals have only one level.
    """
    people = people_in(seen.chairs)
    levels = [LEVELS.index(chair.level) for chair in seen.chairs if chair.user_id is None]
    if seen.outcome is None or not seen.kind.own_deal or len(people) != 1 or not levels:
        return None
    beaten = seen.outcome.winners == (people[0].seat,) and not people[0].away
    above = LEVELS[max(levels) + 1 :]
    return above[0] if beaten and above else None


def _against(level: Level, language: Language) -> Button:
    label = language.say("pages/button-next-level", level=level_name(level, language))
    return Button(label, "rematch", level, style="primary")


def standings(presenter: Presenter, seen: MatchView[Any], language: Language) -> str:
    """Return the final table: medals or ranks, names, scores."""
    outcome = seen.outcome
    if outcome is None:
        return ""
    texts = presenter.texts if seen.begun else MatchTexts
    lines = [f"**{texts(seen, language).verdict()}**"]
    marks = place_marks(outcome.places, [not chair.left for chair in seen.chairs])
    for seat in sorted(range(len(outcome.places)), key=lambda s: (outcome.places[s], s)):
        mark = marks[seat]
        points = presenter.score_text(outcome.scores[seat], language)
        chair = seen.chairs[seat]
        parts = [f"{mark} {chair_name(chair)}", points, *_gain(chair, language)]
        if chair.left:
            parts.append(language.say("bot/left-match"))
        elif chair.away:
            parts.append(language.say("pages/was-away"))
        lines.append(" · ".join(parts))
    return stack_texts(*lines, unrated_text(seen, language), _too_soon_text(seen, language))


def _too_soon_text(seen: MatchView[Any], language: Language) -> str:
    winner = won_too_soon(seen.chairs)
    if winner is None or winner.rating_after is None:
        return ""
    return language.say("pages/too-soon", name=escape_name(winner.name))


def place_text(place: int, seats: int, language: Language, *, won: bool) -> str:
    """Return a seat's result in a few words, such as ``won`` or ``place 2 of 4``."""
    how = came_out(place, seats, won=won)
    return language.say("pages/place", how=how, rank=place, players=seats)


def place_marks(places: Sequence[int], present: Sequence[bool]) -> list[str]:
    """Return each seat's medal or rank.

    ``present`` says whose players stayed to the end. If they drew, there are no medals. Otherwise
    first place gets gold. Silver and bronze need a present player ranked behind: coming last, or
    level with the last, is no achievement.
    """
    last = max((place for place, here in zip(places, present, strict=True) if here), default=0)
    if is_draw(places, present):
        return [DRAWN if place == last else f"{place}." for place in places]
    return [
        MEDALS[place] if place == 1 or (place in MEDALS and place < last) else f"{place}."
        for place in places
    ]


def signed(number: int) -> str:
    """Write a number with its sign, such as ``+12`` or ``−7``."""
    return f"{number:+d}".replace("-", "\u2212")


def _gain(chair: Chair, language: Language) -> list[str]:
    before, after, rank = chair.rating_before, chair.rating_after, chair.rank_after
    if before is None or after is None:
        return []
    change = signed(after - before)
    unsure = "" if rank is not None else "?"
    told = [language.say("pages/rating", rating=f"{after}{unsure}", change=change)]
    if rank is not None and (chair.rank_before is None or rank < chair.rank_before):
        told.append(language.say("pages/new-rank", rank=rank))
    return told
