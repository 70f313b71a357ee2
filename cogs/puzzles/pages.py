"""Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.base.language import Language, sentence
from bot.match.chairs import Chair
from bot.match.leaderboards import LeaderboardLine
from bot.match.people import COMPUTER_NAMES, computer_name
from bot.match.ratings import EVERYWHERE
from bot.match.record import Record
from bot.match.view import MatchView, match_view, unstored_record
from bot.pages.endings import signed
from bot.pages.model import Button, Page, Picture, stack_texts
from bot.pages.parts import answering_rows, beside
from bot.pages.presenter import Presenter, Weighed
from bot.pictures.lettering import Lexicon
from bot.show.explorer import SHARE, share_button, turn_buttons
from bot.show.ranking import Ranking, rating_figure, rating_text
from cogs.puzzles.actions import Puzzle, PuzzleAnswer, PuzzleSheet, Tally
from games import GAMES
from games.core import Chance, Event, begin, step

PUZZLE_VERB: Final = "puzzle"
ASK, TODAY, LIST = "ask", "today", "list"
_HEADS: Final = Lexicon(rating=sentence("bot/rating"), right=sentence("puzzles/drawn-right"))


_ASKED_USER_ID: Final = 1


@dataclass(frozen=True)
class PuzzlePages:
    """The daily puzzle for one reader. ``seen`` is the position as its seat sees it."""

    puzzle: Puzzle
    seen: MatchView[Any]
    presenter: Presenter
    language: Language

    @property
    def say(self) -> Callable[..., str]:
        return self.language.say

    @property
    def title(self) -> str:
        day, game = self.language.date(self.puzzle.day), self.presenter.title(self.language)
        return self.say("puzzles/title", game=game, day=day)

    def public(self, yesterday: str) -> Page:
        text = stack_texts(self.question, self.say("puzzles/how-to-answer"), yesterday)
        answer = Button(self.say("puzzles/button-answer"), PUZZLE_VERB, ASK, style="success")
        rows = ((answer, list_button(self.language)),)
        return Page(self.title, text, picture=self.picture(), rows=rows)

    def yesterday(self, tally: Tally) -> str:
        heading = self.say("puzzles/yesterdays-puzzle", game=self.presenter.title(self.language))
        return stack_texts(f"\n{heading}", self._best(), self._tally(tally))

    @property
    def question(self) -> str:
        if self.seen.for_one:
            return self.say("bot/play-play-2")
        return self.say("puzzles/asked-as", name=self.seen.name(self.seen.seat))

    def asked(self, draft: str = "") -> Page:
        language = self.language
        shown = self.presenter.hand(self.seen, language, draft)
        told = language.sentences(
            self.say("bot/play-play-2"), self.say("puzzles/only-first-counts")
        )
        answering = answering_rows(self.seen.game, self.presenter, shown.rows)
        rows = beside(answering, (list_button(language),))
        text = stack_texts(told, shown.text, apart="\n\n")
        return Page(self.title, text, picture=shown.picture, rows=rows)

    def answered(
        self,
        answer: PuzzleAnswer,
        tally: Tally,
        line: LeaderboardLine,
        tomorrow: int,
    ) -> Page:
        say, language = self.say, self.language
        standing = stack_texts(
            say("puzzles/puzzle-rating", rating=line.rating, change=signed(answer.gain)),
            say("puzzles/streak", n=line.streak) if line.streak > 1 else "",
            self._tally(tally),
        )
        text = stack_texts(
            say("puzzles/judged", grade=self._grade(answer)),
            self._compared(answer),
            standing,
            say("puzzles/next-puzzle", moment=f"<t:{tomorrow}:R>"),
            apart="\n\n",
        )
        rows = ((share_button(PUZZLE_VERB, SHARE, language), list_button(language)),)
        return Page(self.title, text, picture=self._solution(), rows=rows)

    def past(self, answer: PuzzleAnswer | None, tally: Tally) -> Page:
        text = stack_texts(
            self.say("puzzles/judged", grade=self._grade(answer)),
            self._compared(answer),
            self._tally(tally),
            apart="\n\n",
        )
        rows = ((today_button(self.language), list_button(self.language)),)
        return Page(self.title, text, picture=self._solution(), rows=rows)

    def shared(self, answer: PuzzleAnswer, tally: Tally, line: LeaderboardLine) -> Page:
        say, language = self.say, self.language
        grade = say("puzzles/shared-grade", grade="right" if answer.right else "wrong")
        streak = say("puzzles/shared-streak", n=line.streak) if line.streak > 1 else ""
        told = stack_texts(language.sentences(grade, streak), self._tally(tally))
        text = stack_texts(told, self.question, apart="\n\n")
        button = Button(say("bot/button-try-position"), PUZZLE_VERB, ASK, style="success")
        return Page(self.title, text, picture=self.picture(), rows=((button,),))

    def _tally(self, tally: Tally) -> str:
        return self.say("puzzles/tally", n=tally.answered, right=tally.right)

    def _grade(self, answer: PuzzleAnswer | None) -> str:
        if answer is None:
            return "none"
        if answer.action == self.puzzle.best:
            return "best"
        return "right" if answer.right else "wrong"

    def _weighed(self, label: str, weighed: Weighed) -> str:
        told = self.presenter.weighed_text(self.seen, weighed, self.language)
        return self.language.label(label, told)

    def _best(self) -> str:
        game, verdict = self.seen.game, self.puzzle.verdict
        best, second = (Weighed.of(game, verdict, at) for at in (verdict.best, verdict.played))
        reason = self.presenter.texts(self.seen, self.language).reason(best, second)
        return stack_texts(self._weighed(self.say("bot/best"), best), reason)

    def _compared(self, answer: PuzzleAnswer | None) -> str:
        if answer is None or answer.action == self.puzzle.best:
            return self._best()
        game, verdict = self.seen.game, self.puzzle.verdict
        best = Weighed.of(game, verdict, verdict.best)
        given = Weighed(game.actions.validate_python(answer.action), answer.worth, answer.facts)
        lines = stack_texts(
            f"- {self._weighed(self.say('bot/best'), best)}",
            f"- {self._weighed(self.say('puzzles/your-answer'), given)}",
        )
        reason = self.presenter.texts(self.seen, self.language).reason(best, given)
        return stack_texts(lines, "" if answer.right else reason, apart="\n\n")

    def picture(self) -> Picture | None:
        return self.presenter.hand(self.seen, self.language, "").picture

    def _solution(self) -> Picture | None:
        game, verdict = self.seen.game, self.puzzle.verdict
        best = Weighed.of(game, verdict, verdict.best).action
        return self.presenter.marked(self.seen, best, self.language)


def position(puzzle: Puzzle) -> Record:
    """Return a match before its decision, with neutral names.

    Raises RulesChanged if it was played under other rules.
    """
    game, header = GAMES[puzzle.header.slug], puzzle.header
    state, chance = begin(game, header), Chance(header.key)
    events: list[Event] = []
    for entry in puzzle.log:
        events += step(game, state, entry, chance)
    chairs = [_chair(puzzle, seat) for seat in range(header.seats)]
    record = unstored_record(game, header.options, chairs, state, events)
    record.host_id, record.version, record.unrated = _ASKED_USER_ID, len(puzzle.log), "casual"
    return record


def _chair(puzzle: Puzzle, seat: int) -> Chair:
    name = COMPUTER_NAMES[seat % len(COMPUTER_NAMES)]
    return Chair(seat, _ASKED_USER_ID if seat == puzzle.seat else None, name, "")


def seen_by(record: Record, seat: int, language: Language, name: str = "") -> MatchView[Any]:
    """Return a position as its seat sees it. ``name`` replaces that seat's name."""
    mine = record.chairs[seat]
    called = name or computer_name(mine.name, language)
    chairs = [replace(chair, name=called) if chair is mine else chair for chair in record.chairs]
    return match_view(replace(record, chairs=chairs), seat, language)


async def pages_of(
    puzzle: Puzzle, presenters: Callable[[str], Presenter], language: Language, name: str = ""
) -> PuzzlePages:
    """Return the pages for a reader of this name, or for everybody.

    Raises RulesChanged or LookupError if the puzzle's rules have changed.
    """
    record = await asyncio.to_thread(position, puzzle)
    seen = seen_by(record, puzzle.seat, language, name)
    return PuzzlePages(puzzle, seen, presenters(record.slug), language)


def list_button(language: Language) -> Button:
    return Button(language.say("bot/button-standings"), PUZZLE_VERB, f"{LIST}/0")


def today_button(language: Language) -> Button:
    return Button(language.say("puzzles/button-todays-puzzle"), PUZZLE_VERB, TODAY, style="primary")


def list_page(sheet: PuzzleSheet, asker: int, language: Language) -> Page:
    say, words = language.say, _HEADS.written(language)

    def facts(line: LeaderboardLine) -> Sequence[str]:
        right = say("bot/won-played-right", won=line.won, played=line.played)
        longest = [say("bot/longest-streak", n=line.best_streak)] if line.best_streak > 1 else []
        return [rating_text(line, language), right, *longest]

    ranking = Ranking(
        language=language,
        asker=asker,
        title=say("puzzles/list-title"),
        lines=sheet.lines,
        own=sheet.own,
        facts=facts,
        figures=lambda line: (rating_figure(line), f"{line.won}/{line.played}"),
        empty=say("puzzles/list-empty"),
        notes=[say("bot/only-people-allow")] if sheet.guild_id == EVERYWHERE else [],
        heads=(words["rating"], words["right"]),
    )
    turns = turn_buttons(sheet.page, sheet.last, PUZZLE_VERB, lambda to: f"{LIST}/{to}", language)
    return replace(ranking.page(), rows=((*turns, today_button(language)),))
