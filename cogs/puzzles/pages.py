"""Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.base.language import Language, sentence
from bot.match.leaderboards import LeaderboardLine
from bot.match.ratings import EVERYWHERE
from bot.match.record import Record
from bot.match.view import MatchView
from bot.pages.model import Button, Page, Picture, stack_texts
from bot.pages.presenter import Presenter, Weighed
from bot.pages.rehearsals import answering_rows, beside
from bot.pictures.lexicon import Lexicon
from bot.show.ranking import Ranking, rating_figure, rating_text, turn_buttons
from bot.show.sharing import share_button
from cogs.puzzles.actions import Puzzle, PuzzleAnswer, Tally
from cogs.puzzles.positions import seen_by
from cogs.puzzles.standings import PuzzleSheet

PUZZLE_VERB: Final = "puzzle"
ASK, TODAY, LIST, SHARE = "ask", "today", "list", "share"
"""Targets of the puzzle's controls."""
_HEADS: Final = Lexicon(rating=sentence("bot/rating"), right=sentence("puzzles/drawn-right"))


def puzzle_title(presenter: Presenter, day: str, language: Language) -> str:
    game = presenter.title(language)
    return language.say("puzzles/puzzle-title", game=game, day=language.date(day))


def tally_text(tally: Tally, language: Language) -> str:
    """Return the number of people who were right; empty if nobody has answered."""
    if not tally.answered:
        return ""
    return language.say("puzzles/tally", n=tally.answered, right=tally.right)


def best_text(
    puzzle: Puzzle, record: Record, presenter: Presenter, seen: MatchView[Any], language: Language
) -> str:
    """Return the best answer, with its value and its advantage over the second best."""
    best, second = (
        Weighed.of(record.game, puzzle.verdict, number)
        for number in (puzzle.verdict.best, puzzle.verdict.played)
    )
    told = language.label(language.say("bot/best"), presenter.weighed_text(seen, best, language))
    return stack_texts(told, presenter.reason_text(seen, best, second, language))


def answer_button(language: Language) -> Button:
    return Button(language.say("puzzles/button-answer"), PUZZLE_VERB, ASK, style="success")


def list_button(language: Language) -> Button:
    return Button(language.say("bot/button-standings"), PUZZLE_VERB, f"{LIST}/0")


@dataclass(frozen=True)
class PuzzlePages:
    """The daily puzzle for one reader; ``seen`` is the position as its seat sees it."""

    puzzle: Puzzle
    record: Record
    seen: MatchView[Any]
    presenter: Presenter
    language: Language

    @property
    def title(self) -> str:
        return puzzle_title(self.presenter, self.puzzle.day, self.language)

    def asked(self, draft: str = "") -> Page:
        """Return the puzzle, with the real controls of that moment."""
        language = self.language
        shown = self.presenter.hand(self.seen, language, draft)
        asked = language.say("bot/play-play-2")
        how = language.say("puzzles/asked")
        told = language.sentences(asked, how)
        game = self.record.game
        rows = beside(answering_rows(game, self.presenter, shown.rows), (list_button(language),))
        text = stack_texts(told, shown.text, apart="\n\n")
        return Page(self.title, text, picture=shown.picture, rows=rows)

    def answered(
        self,
        answer: PuzzleAnswer,
        tally: Tally,
        line: LeaderboardLine,
        tomorrow: int,
        *,
        shared: bool = False,
    ) -> Page:
        """Return the grade of the reader's answer, the best answer, and their rating."""
        language = self.language
        standing = language.say(
            "puzzles/answered-puzzle-rating", rating=line.rating, change=f"{answer.gain:+d}"
        )
        streak = language.say("puzzles/answered-youve-been", n=line.streak)
        text = stack_texts(
            self._judged(answer),
            self._compared(answer),
            stack_texts(standing, streak if line.streak > 1 else "", tally_text(tally, language)),
            language.say("puzzles/answered-next-puzzle", moment=f"<t:{tomorrow}:R>"),
            apart="\n\n",
        )
        share = share_button(PUZZLE_VERB, SHARE, language, shared=shared)
        return Page(
            self.title, text, picture=self._picture(), rows=((share, list_button(language)),)
        )

    def past(self, answer: PuzzleAnswer | None, tally: Tally) -> Page:
        language = self.language
        text = stack_texts(
            self._judged(answer) if answer else language.say("puzzles/past"),
            self._compared(answer),
            tally_text(tally, language),
            apart="\n\n",
        )
        rows = ((today_button(language), list_button(language)),)
        return Page(self.title, text, picture=self._picture(), rows=rows)

    def shared(self, answer: PuzzleAnswer, tally: Tally, line: LeaderboardLine) -> Page:
        """Return the grade of a person's answer, for people who haven't answered yet."""
        language = self.language
        told = (
            language.say("puzzles/shared-right-first")
            if answer.right
            else language.say("puzzles/shared-time")
        )
        streak = language.say("puzzles/shared-right-day", n=line.streak)
        text = stack_texts(
            language.sentences(told, streak if line.streak > 1 else ""),
            tally_text(tally, language),
        )
        public = seen_by(self.record, self.puzzle.seat, language)
        asked = language.say("puzzles/public-play-name", name=public.name(public.seat))
        button = Button(language.say("bot/button-try-position"), PUZZLE_VERB, ASK, style="success")
        return Page(
            self.title,
            stack_texts(text, asked, apart="\n\n"),
            picture=self.presenter.hand(public, language, "").picture,
            rows=((button,),),
        )

    def _judged(self, answer: PuzzleAnswer) -> str:
        language = self.language
        if answer.action == self.puzzle.best:
            return language.say("puzzles/judged-right-thats")
        if answer.right:
            return language.say("puzzles/judged-right-nothing")
        return language.say("puzzles/judged-time-something")

    def _compared(self, answer: PuzzleAnswer | None) -> str:
        """List the best answer and the given one, and explain the difference."""
        if answer is None or answer.action == self.puzzle.best:
            return best_text(self.puzzle, self.record, self.presenter, self.seen, self.language)
        language, presenter, seen = self.language, self.presenter, self.seen
        best = Weighed.of(self.record.game, self.puzzle.verdict, self.puzzle.verdict.best)
        action = self.record.game.actions.validate_python(answer.action)
        given = Weighed(action, answer.worth, answer.facts)
        lines = [
            language.label(label, presenter.weighed_text(seen, each, language))
            for label, each in (
                (language.say("bot/best"), best),
                (language.say("puzzles/compared"), given),
            )
        ]
        reason = "" if answer.right else presenter.reason_text(seen, best, given, language)
        return stack_texts("\n".join(f"- {line}" for line in lines), reason, apart="\n\n")

    def _picture(self) -> Picture | None:
        return self.presenter.hand(self.seen, self.language, "").picture


def today_button(language: Language) -> Button:
    return Button(language.say("puzzles/button-todays-puzzle"), PUZZLE_VERB, TODAY, style="primary")


@dataclass(frozen=True)
class Past:
    """The previous day's puzzle, its position, and how many people answered it."""

    puzzle: Puzzle
    record: Record
    presenter: Presenter
    tally: Tally


def public_page(
    puzzle: Puzzle, record: Record, presenter: Presenter, before: Past | None, language: Language
) -> Page:
    """Return the puzzle with yesterday's answer. It reveals nothing about today's."""
    seen = seen_by(record, puzzle.seat, language)
    asked = language.say("puzzles/public-play-name", name=seen.name(puzzle.seat))
    how = language.say("puzzles/public-move-clearly")
    told = "" if before is None else _before_text(before, language)
    return Page(
        puzzle_title(presenter, puzzle.day, language),
        stack_texts(asked, how, told and f"\n{told}"),
        picture=presenter.hand(seen, language, "").picture,
        rows=((answer_button(language), list_button(language)),),
    )


def _before_text(before: Past, language: Language) -> str:
    puzzle, presenter = before.puzzle, before.presenter
    seen = seen_by(before.record, puzzle.seat, language)
    best = best_text(puzzle, before.record, presenter, seen, language)
    game = presenter.title(language)
    heading = language.say("puzzles/before", game=game)
    return stack_texts(heading, best, tally_text(before.tally, language))


def list_page(sheet: PuzzleSheet, asker: int, language: Language) -> Page:
    def facts(line: LeaderboardLine) -> Sequence[str]:
        right = language.say("bot/won-played-right", won=line.won, played=line.played)
        longest = language.say("bot/longest-streak", n=line.best_streak)
        return [rating_text(line, language), right, *([longest] if line.best_streak > 1 else [])]

    allowed = language.say("bot/only-people-allow")
    words = _HEADS.written(language)
    ranking = Ranking(
        language=language,
        asker=asker,
        title=language.say("puzzles/list-title"),
        lines=sheet.lines,
        own=sheet.own,
        facts=facts,
        figures=lambda line: (rating_figure(line), f"{line.won}/{line.played}"),
        empty=language.say("puzzles/list-empty"),
        notes=[allowed] if sheet.guild_id == EVERYWHERE else [],
        heads=(words["rating"], words["right"]),
    )
    turns = turn_buttons(sheet.page, sheet.last, PUZZLE_VERB, lambda to: f"{LIST}/{to}", language)
    return replace(ranking.page(), rows=((*turns, today_button(language)),))
