"""The private pages of the question of a day: asked, answered, and the list of people."""

from dataclasses import dataclass
from typing import Any, Final

from bot.base.language import Language, sentence
from bot.base.names import clean_name
from bot.match.ratings import EVERYWHERE
from bot.match.record import Record
from bot.match.view import MatchView
from bot.pages.model import Button, Page, Picture, Row, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.rehearsals import beside, playing_rows
from bot.pictures.leaderboard import NO_SIGNS, Entry
from bot.pictures.lexicon import Lexicon
from bot.show.ranking import TableView
from bot.show.sharing import share_button
from cogs.leaderboards.store import Line
from cogs.puzzles.actions import Puzzle, PuzzleAnswer, Tally
from cogs.puzzles.answers import (
    LIST,
    PUZZLE_VERB,
    SHARE,
    TODAY,
    answer_button,
    best_text,
    list_button,
    puzzle_title,
    tally_text,
)
from cogs.puzzles.standings import PuzzleSheet

_HEADS: Final = Lexicon(cautious=sentence("cautious rating"), right=sentence("right"))


@dataclass(frozen=True)
class PuzzlePages:
    """The question of a day before somebody; ``seen`` is the position as its seat sees it."""

    puzzle: Puzzle
    record: Record
    seen: MatchView[Any]
    presenter: Presenter
    language: Language

    @property
    def title(self) -> str:
        """Return the title of its pages."""
        return puzzle_title(self.presenter, self.puzzle.day, self.language)

    def asked(self, draft: str = "") -> Page:
        """Return the question, with the real controls of that moment."""
        language = self.language
        shown = self.presenter.hand(self.seen, language, draft)
        asked = language.say("**What would you play?**")
        how = language.say("One answer is clearly best, and only your first one counts.")
        told = language.sentences(asked, how)
        rows = beside(playing_rows(self.presenter, shown.rows), (list_button(language),))
        text = stack_texts(told, shown.text, apart="\n\n")
        return Page(self.title, text, picture=shown.picture, rows=rows)

    def answered(
        self, answer: PuzzleAnswer, tally: Tally, line: Line, tomorrow: int, *, shared: bool = False
    ) -> Page:
        """Return how good somebody's answer was, what was best, and where they stand now."""
        language = self.language
        lines = [self._best()]
        if answer.action != self.puzzle.best:
            lines.append(self._given(answer))
        standing = language.say(
            "Your question rating: {rating} ({change})",
            rating=line.rating,
            change=f"{answer.gain:+d}",
        )
        streak = language.count(
            line.streak,
            "You've been right {n} day in a row.",
            "You've been right {n} days in a row.",
        )
        text = stack_texts(
            self._judged(answer),
            "\n".join(f"- {each}" for each in lines),
            stack_texts(standing, streak if line.streak > 1 else "", tally_text(tally, language)),
            language.say("The next question comes {moment}.", moment=f"<t:{tomorrow}:R>"),
            apart="\n\n",
        )
        share = share_button(PUZZLE_VERB, SHARE, language, shared=shared)
        return Page(
            self.title, text, picture=self._picture(), rows=((share, list_button(language)),)
        )

    def past(self, answer: PuzzleAnswer | None, tally: Tally) -> Page:
        """Return the answer of a day that is over."""
        language = self.language
        lines = [self._best()]
        if answer is not None and answer.action != self.puzzle.best:
            lines.append(self._given(answer))
        text = stack_texts(
            language.say("The day for this question is over."),
            "\n".join(f"- {each}" for each in lines),
            tally_text(tally, language),
            apart="\n\n",
        )
        rows = ((today_button(language), list_button(language)),)
        return Page(self.title, text, picture=self._picture(), rows=rows)

    def shared(self, answer: PuzzleAnswer, tally: Tally, line: Line) -> Page:
        """Return what everybody may see of somebody's answer before giving their own."""
        language = self.language
        told = (
            language.say("✅ Right on the first try.")
            if answer.right
            else language.say("❌ Not this time.")
        )
        streak = language.count(line.streak, "Right {n} day in a row.", "Right {n} days in a row.")
        text = stack_texts(
            language.sentences(told, streak if line.streak > 1 else ""),
            tally_text(tally, language),
        )
        return Page(self.title, text, rows=((answer_button(language),),))

    def _judged(self, answer: PuzzleAnswer) -> str:
        language = self.language
        if answer.action == self.puzzle.best:
            return language.say("✅ **Right, that's the best there was.**")
        if answer.right:
            return language.say("✅ **Right, nothing was clearly better.**")
        return language.say("❌ **Not this time: something was clearly better.**")

    def _best(self) -> str:
        return best_text(self.puzzle, self.record, self.presenter, self.seen, self.language)

    def _given(self, answer: PuzzleAnswer) -> str:
        language = self.language
        action = self.record.game.actions.validate_python(answer.action)
        told = self.presenter.weighed_text(self.seen, action, answer.worth, answer.facts, language)
        return language.label(language.say("Your answer"), told)

    def _picture(self) -> Picture | None:
        return self.presenter.hand(self.seen, self.language, "").picture


def today_button(language: Language) -> Button:
    """Return what leads to the question of today."""
    return Button(language.say("Today's question"), PUZZLE_VERB, TODAY, style="primary")


@dataclass(frozen=True)
class PuzzleList(TableView[Line]):
    """A page of the list of people by their ratings in questions."""

    sheet: PuzzleSheet

    def page(self, *, mine: bool) -> Page:
        language, sheet = self.language, self.sheet
        title = language.say("Daily questions: who's best")
        ranked = language.say("Ranked by cautious rating: the rating minus its uncertainty.")
        own = sheet.own
        elsewhere = mine and own is not None and own not in sheet.lines
        note = ""
        if sheet.guild_id == EVERYWHERE:
            note = language.say("Only people who allow it in `/privacy` are listed here.")
        told = self.line_texts(sheet.lines, mine=mine)
        text = stack_texts(
            ranked if told else language.say("Nobody is listed here yet."),
            "\n".join(told),
            self.own(own) if elsewhere and own is not None else "",
            note,
            apart="\n\n",
        )
        words = _HEADS.written(language)
        heads = (words["cautious"], words["right"])
        picture = self.picture(title, title, "", sheet.lines, NO_SIGNS, heads, mine=mine)
        return Page(title, text, picture=picture)

    def said(self, line: Line, mark: str, name: str) -> str:
        language = self.language
        rating = f"{line.rating}?" if line.place is None else str(line.rating)
        parts = (
            f"{mark} {name}",
            language.say("{cautious} (rating {rating})", cautious=line.cautious, rating=rating),
            language.say("{won} of {played} right", won=line.won, played=line.played),
            *([language.say("longest streak: {n}", n=line.best_streak)] * (line.best_streak > 1)),
        )
        return " · ".join(parts)

    def entry(self, line: Line, *, mine: bool) -> Entry:
        right = f"{line.won}/{line.played}"
        return Entry(
            line.place, line.user_id, clean_name(line.name), str(line.cautious), right, mine
        )

    def controls(self, *, shared: bool) -> tuple[Row, ...]:
        language, page, last = self.language, self.sheet.page, self.sheet.last

        def turn(label: str, to: int) -> Button:
            return Button(label, PUZZLE_VERB, f"{LIST}/{to}", disabled=not 0 <= to <= last)

        turns = (turn(language.say("← Back"), page - 1), turn(language.say("Forward →"), page + 1))
        return ((*(turns if last else ()), today_button(language)),)
