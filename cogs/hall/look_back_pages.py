"""The pages of a look back at a finished match: a question for each decision, and the answers."""

from dataclasses import dataclass
from typing import Any, Final

from bot.base.language import Language
from bot.matches.view import MatchView
from bot.pages.model import Button, Page, stack_texts
from bot.pages.presenter import Presenter
from cogs.table.learning import beside, playing_rows
from games.core.match import AnyGame
from games.core.reviewing import Review, Verdict

MAX_ASKED: Final = 3
"""Maximum number of decisions of a match that somebody is asked about."""
TURN: Final = "look"
AGAIN, NEXT = "again", "next"


@dataclass(frozen=True)
class LookBack:
    """A seat's match looked back at, about to be shown in a language."""

    game: AnyGame
    presenter: Presenter
    review: Review
    language: Language

    @property
    def asked(self) -> list[Verdict]:
        """Return the decisions to ask about, the largest losses first."""
        return self.review.worst(MAX_ASKED)

    def question(self, at: int, seen: MatchView[Any], draft: str = "", wrong: str = "") -> Page:
        """Return a decision as its seat saw it, with the controls of that moment."""
        language = self.language
        shown = self.presenter.hand(seen, language, draft)
        told = language.say("**Better was possible here. What would you play now?**")
        rows = beside(playing_rows(self.presenter, shown.rows), (self._next(at),))
        text = stack_texts(wrong, told, shown.text, apart="\n\n")
        return Page(self._title(at), text, picture=shown.picture, rows=rows)

    def answer(self, at: int, seen: MatchView[Any], action: dict[str, Any]) -> Page:
        """Return what an answer was worth, beside what was played and what was best."""
        language, verdict = self.language, self.asked[at]
        chosen = verdict.candidates.index(action) if action in verdict.candidates else None
        named = {
            verdict.best: language.say("Best"),
            verdict.played: language.say("You played"),
        }
        match chosen:
            case None:
                told = language.say("That one wasn't weighed, for it was never close.")
            case verdict.best:
                told = language.say("**That's the best there was.**")
            case verdict.played:
                told = language.say("That's what you played. There was something better.")
            case _:
                told = language.say("Compare it with what you played, and with the best.")
                named[chosen] = language.say("Your choice now")
        lines = [
            language.label(label, self._weighed(verdict, number, seen))
            for number, label in named.items()
        ]
        page = self.presenter.hand(seen, language, "")
        rows = ((Button(language.say("Try again"), TURN, AGAIN), self._next(at)),)
        text = stack_texts(told, "\n".join(f"- {line}" for line in lines), apart="\n\n")
        return Page(self._title(at), text, picture=page.picture, rows=rows)

    def closing(self) -> Page:
        """Return what is left to say when nothing is left to ask."""
        language = self.language
        if self.asked:
            told = language.say("That was all. Everything else you decided was as good as any.")
        else:
            told = language.say("**You missed nothing that could be known.**")
        luck = self.presenter.luck_text(self.review.luck, language)
        return Page(self._heading(), stack_texts(told, luck, apart="\n\n"))

    def _weighed(self, verdict: Verdict, number: int, seen: MatchView[Any]) -> str:
        language = self.language
        action = self.game.actions.validate_python(verdict.candidates[number])
        what = self.presenter.choice_text(seen, action, language)
        worth = self.presenter.worth_text(verdict.worths[number], verdict.facts[number], language)
        return language.say("**{action}** {worth}", action=what, worth=worth)

    def _next(self, at: int) -> Button:
        language = self.language
        label = language.say("Next →") if at + 1 < len(self.asked) else language.say("Done")
        return Button(label, TURN, NEXT)

    def _heading(self) -> str:
        return self.language.say("Look back · {game}", game=self.presenter.title(self.language))

    def _title(self, at: int) -> str:
        return self.language.say(
            "{heading}: {number} of {all}",
            heading=self._heading(),
            number=at + 1,
            all=len(self.asked),
        )
