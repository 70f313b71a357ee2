"""The presenter of Eighty Points: its board, its hands and its rules."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from bot.base.language import Language, sentence
from bot.pages.card_picker import CODES_APART, codes, codes_in, number_in
from bot.pages.model import Button, Option, Page, Picture, Row, Select, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.signs import Course, Sign, Signs
from cogs.games.eighty_points import hand, hand_words, reasons, reckoning, rounds, steps, words
from cogs.games.eighty_points.coaching import coaching
from cogs.games.eighty_points.hand_picture import hand_picture_of, subject_of
from cogs.games.eighty_points.lesson import LESSON
from cogs.games.eighty_points.memory_picture import MAX_TRICKS, memory_picture
from cogs.games.eighty_points.picture import LEXICON, board_picture, open_picture
from cogs.games.eighty_points.rules import rules_pages
from cogs.games.eighty_points.words import EightyPointsMatch
from games.core.cards import code
from games.eighty_points.state import Bury, Call, EightyPointsOptions
from games.eighty_points.view import EightyPointsView

ROUNDS_VERB: Final = "rounds"
ROUNDS_OFFERED: Final = (*range(11), 12, 15, 20, 25, 30, 40, 50)
"""Numbers of rounds after the current one that the host can choose from."""


class EightyPointsPresenter(Presenter):
    """Shows King of the Hill: Eighty Points."""

    name: ClassVar = sentence("eighty-points/name-king-hill")
    about: ClassVar = sentence("eighty-points/about")
    goal: ClassVar = sentence("eighty-points/goal")
    lesson: ClassVar = LESSON
    refusals: ClassVar = words.REFUSALS
    rules = rules_pages
    coaching = staticmethod(coaching)
    step_text = staticmethod(steps.step_text)
    held_text = staticmethod(steps.held_text)
    choice_text = staticmethod(steps.choice_text)
    worth_text = staticmethod(steps.worth_text)
    reason_text = staticmethod(reasons.reason_text)
    luck_text = staticmethod(steps.luck_text)
    lost_text = staticmethod(steps.lost_text)
    verdict = staticmethod(words.verdict)

    signs_legend: ClassVar = sentence("eighty-points/signs-legend")

    def result_signs(self, course: Course) -> Signs:
        signs: list[Sign] = []
        for event in course.events:
            if event.kind == "trick_won":
                won: Sign = "good" if event.public["points"] else "fair"
                signs.append(won if event.public["seat"] == course.seat else "none")
            elif event.kind == "scored":
                signs.append("gap")
        return tuple(signs)

    def short_title(self, language: Language) -> str:
        return language.say("eighty-points/short-title")

    def options_text(self, options: EightyPointsOptions, language: Language) -> str:
        text = (
            language.say("eighty-points/options-round", n=options.rounds)
            if options.rounds
            else language.say("eighty-points/options-until-someone")
        )
        if options.loose_following:
            text += " · " + language.say("eighty-points/options-loose-following")
        return text

    def board(self, seen: EightyPointsMatch, language: Language) -> Page:
        view = seen.view
        alt = words.board_in_words(seen, language)
        told = ""
        if view.phase in ("dealing", "declaring") and view.declarations:
            told = words.declared_text(seen, language)
        now = stack_texts(
            told,
            words.now_text(seen, language),
            words.revealed_text(seen, language),
            words.rounds_text(seen, language),
        )
        last = words.last_trick_text(seen, language)
        score = reckoning.lines(seen, language)[2:]
        text = stack_texts(
            now, stack_texts(*score), words.order_text(seen, language), last, apart="\n\n"
        )
        buttons = [_tricks_button(view, language)]
        if view.phase == "scored":
            buttons.append(
                Button(language.say("eighty-points/button-ready"), "ready", style="success")
            )
        return Page(
            self.title(language),
            text,
            footer=words.heading(view, language),
            picture=LEXICON.picture("board.png", alt, language, board_picture, view, seen.names),
            rows=(tuple(buttons),),
        )

    def open_hands(self, seats: Sequence[EightyPointsMatch], language: Language) -> Picture:
        seen = seats[0]
        hands = tuple(tuple(each.view.order.sorted(each.view.hand)) for each in seats)
        alt = words.board_in_words(seen, language)
        subject = (replace(seen.view, viewer=None), hands, seen.names)
        return LEXICON.picture("board.png", alt, language, open_picture, *subject)

    def hand(self, seen: EightyPointsMatch, language: Language, draft: str) -> Page:
        view = seen.view
        controls = hand.controls(seen, draft, language)
        picture = None
        if view.phase not in ("scored", "over") and (view.hand or not controls.waiting):
            alt = hand_words.hand_in_words(seen, language, waiting=controls.waiting)
            subject = subject_of(view, controls.picked, controls.playable, controls.waiting)
            drawn = (hand_picture_of, subject, seen.names)
            picture = LEXICON.picture("hand.png", alt, language, *drawn)
        texts = [controls.text, hand_words.secret_text(view, language)]
        if picture is not None:
            texts += [words.last_trick_text(seen, language), words.revealed_text(seen, language)]
        first = (_tricks_button(view, language), *controls.first)
        rows = () if view.phase == "over" else (first, *controls.rows)
        return Page(
            "",
            stack_texts(*reckoning.lines(seen, language), *texts),
            picture=picture,
            rows=rows,
        )

    def suggestion(self, seen: EightyPointsMatch, action: Any) -> str | None:
        match action:
            case Bury(cards):
                return codes(cards)
            case Call(int(card)):
                return code(card)
            case _:
                return None

    def memory(self, seen: EightyPointsMatch, language: Language) -> Page | None:
        view = seen.view
        if not view.tricks:
            return None
        public = replace(view, hand=(), buried=None, claim=None, chosen=(), trick=())
        alt = words.memory_in_words(seen, language)
        return Page(
            language.say("eighty-points/memory"),
            words.earlier_text(seen, view.tricks[:-MAX_TRICKS], language),
            picture=LEXICON.picture(
                "tricks.png", alt, language, memory_picture, public, seen.names
            ),
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        match verb:
            case "declare":
                suit, _, pair = args.partition(CODES_APART)
                return {"type": verb, "suit": number_in(suit), "pair": pair == hand.PAIR}
            case "name":
                return {"type": verb, "suit": number_in(args)}
            case "choose":
                return {"type": verb, "cards": hand.chosen_in(args, values)}
            case "bury" | "put":
                return {"type": verb, "cards": codes_in(args or "".join(values))}
            case "call":
                return {"type": verb, "card": None if args == hand.NOBODY else args}
            case "pass" | "ready":
                return {"type": verb}
            case _:
                return None

    def menu_rows(self, seen: EightyPointsMatch, language: Language) -> tuple[Row, ...]:
        """Return the menu of rounds left, for the host, or for others once the host is away.

        In a rated match everybody has it.
        """
        host = next((each for each in seen.chairs if each.user_id == seen.host_id), None)
        together = rounds.needs_everybody(seen)
        hosts = host is None or host.left or host.stand_in or host.seat == seen.viewer or together
        if seen.status != "running" or seen.kind.fixed_options is not None or not hosts:
            return ()
        options = tuple(
            Option(words.rounds_left_text(each, language), str(each))
            for each in ROUNDS_OFFERED[together:]
        )
        return (Select(language.say("eighty-points/menu-change-many"), ROUNDS_VERB, options),)

    def score_text(self, score: int, language: Language) -> str:
        return language.say("eighty-points/score-rank-rank", rank=words.rank_text(score, language))


def _tricks_button(view: EightyPointsView, language: Language) -> Button:
    return Button(language.say("eighty-points/button-tricks"), "memory", disabled=not view.tricks)
