"""The presenter of Eighty Points: its board, its hands and its rules."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from bot.base.language import Language, sentence
from bot.pages.card_picker import CODES_APART, codes, codes_in, number_in
from bot.pages.cards import Course, Sign, Signs
from bot.pages.model import Button, Option, Page, Picture, Row, Select, stack_texts
from bot.pages.presenter import Presenter
from bot.pictures.hand import open_picture
from cogs.games.eighty_points import rounds
from cogs.games.eighty_points.hand import NOBODY, PAIR, Controls, Hand, chosen_in
from cogs.games.eighty_points.hand_picture import TABLE_SHOWN, hand_picture_of, subject_of
from cogs.games.eighty_points.hand_texts import HandTexts
from cogs.games.eighty_points.lesson import LESSON, rules_pages
from cogs.games.eighty_points.picture import (
    LEXICON,
    MAX_TRICKS,
    board_picture,
    draw_board,
    memory_picture,
)
from cogs.games.eighty_points.texts import REFUSALS, EightyPointsMatch, Texts, reached_rank_text
from games.core.cards import code
from games.eighty_points.state import Bury, Call, EightyPointsOptions, Put
from games.eighty_points.view import EightyPointsView

ROUNDS_VERB: Final = "rounds"
ROUNDS_OFFERED: Final = (*range(11), 12, 15, 20, 25, 30, 40, 50)
"""Numbers of rounds after the current one that the host can choose from."""


class EightyPointsPresenter(Presenter):
    name: ClassVar = sentence("eighty-points/name")
    texts: ClassVar = HandTexts
    about: ClassVar = sentence("eighty-points/about")
    lesson: ClassVar = LESSON
    refusals: ClassVar = REFUSALS
    rules = rules_pages
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

    def options_text(self, options: EightyPointsOptions, language: Language) -> str:
        loose = "yes" if options.loose_following else "no"
        return language.say("eighty-points/options", rounds=options.rounds, loose=loose)

    def board(self, seen: EightyPointsMatch, language: Language) -> Page:
        view, texts = seen.view, Texts(seen, language)
        text = stack_texts(
            stack_texts(texts.crowned(), texts.now(), texts.revealed(), texts.rounds()),
            stack_texts(*texts.score()),
            texts.order(),
            texts.last_trick(),
            apart="\n\n",
        )
        buttons = _tricks(view, language)
        if view.phase == "scored":
            ready = language.say("eighty-points/button-ready")
            buttons += (Button(ready, "ready", style="success"),)
        alt, subject = texts.board_in_words(), (board_picture, view, seen.names)
        return Page(
            self.title(language),
            text,
            footer=stack_texts(
                "" if view.phase == "over" else texts.goal(), texts.heading(), apart=" · "
            ),
            picture=LEXICON.picture("board.png", alt, language, *subject),
            rows=(buttons,) if buttons else (),
        )

    def open_hands(self, seats: Sequence[EightyPointsMatch], language: Language) -> Picture:
        seen = seats[0]
        hands = tuple(tuple(each.view.order.sorted(each.view.hand)) for each in seats)
        alt = Texts(seen, language).board_in_words()
        subject = (draw_board, hands, replace(seen.view, viewer=None), seen.names)
        return LEXICON.picture("board.png", alt, language, open_picture, *subject)

    def hand(self, seen: EightyPointsMatch, language: Language, draft: str) -> Page:
        view, own = seen.view, Hand(seen, language, draft)
        controls = own.controls()
        picture = None
        lines = [own.result(), *own.score(), *own.reckoning()]
        # Whoever calls has just read it, and the menus need the room.
        if view.phase != "calling" or controls.waiting:
            lines.append(own.crowned())
        lines += [controls.text, own.secrets()]
        if not own.over and (view.hand or not controls.waiting):
            picture = _hand_picture(own, controls)
            lines += [own.last_trick(), own.revealed()]
        quiet = _tricks(view, language) or (Button(language.say("bot/button-rules"), "rules"),)
        rows = () if view.phase == "over" else ((*quiet, *controls.first), *controls.rows)
        return Page("", stack_texts(*lines), picture=picture, rows=rows)

    def marked(self, seen: EightyPointsMatch, action: Any, language: Language) -> Picture | None:
        if not isinstance(action, Put):
            return super().marked(seen, action, language)
        own = Hand(seen, language, "")
        return _hand_picture(own, own.controls()._replace(picked=action.cards))

    def worth_text(self, worth: float, facts: Mapping[str, Any], language: Language) -> str:
        return language.say("eighty-points/worth", ranks=round(float(worth), 1))

    def lost_text(self, loss: float, language: Language) -> str:
        return language.say("eighty-points/lost-by-choices", **_signed(-loss))

    def luck_text(self, luck: float, language: Language) -> str:
        return language.say("eighty-points/luck", **_signed(luck))

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
        texts, subject = Texts(seen, language), (memory_picture, public, seen.names)
        picture = LEXICON.picture("tricks.png", texts.memory_in_words(), language, *subject)
        earlier = texts.taken(view.tricks[:-MAX_TRICKS])
        return Page(language.say("eighty-points/memory"), earlier, picture=picture)

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        match verb:
            case "declare":
                suit, _, pair = args.partition(CODES_APART)
                return {"type": verb, "suit": number_in(suit), "pair": pair == PAIR}
            case "name":
                return {"type": verb, "suit": number_in(args or "".join(values))}
            case "choose":
                return {"type": verb, "cards": chosen_in(args, values)}
            case "bury" | "put":
                return {"type": verb, "cards": codes_in(args or "".join(values))}
            case "call":
                return {"type": verb, "card": None if args == NOBODY else args}
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
            Option(language.say("eighty-points/rounds-left", n=each), str(each))
            for each in ROUNDS_OFFERED[together:]
        )
        return (Select(language.say("eighty-points/menu-rounds"), ROUNDS_VERB, options),)

    def score_text(self, score: int, language: Language) -> str:
        return language.say("eighty-points/score", rank=reached_rank_text(score, language))


def _hand_picture(own: Hand, controls: Controls) -> Picture:
    # In a replay the table is seen all the time, not just in one's own turn.
    at_the_table = own.seen.replayed and own.view.phase in TABLE_SHOWN
    waiting = controls.waiting and not at_the_table
    alt = own.hand_in_words(waiting=waiting)
    subject = subject_of(own.view, controls.picked, controls.playable, waiting)
    drawn = hand_picture_of, subject, own.seen.names
    return LEXICON.picture("hand.png", alt, own.language, *drawn)


def _signed(value: float) -> dict[str, Any]:
    """Return a difference in ranks as facts: its sign and its absolute value."""
    ranks = round(float(value), 1)
    return {"sign": "minus" if ranks < 0 else "plus", "ranks": abs(ranks)}


def _tricks(view: EightyPointsView, language: Language) -> tuple[Button, ...]:
    return (Button(language.say("eighty-points/button-tricks"), "memory"),) if view.tricks else ()
