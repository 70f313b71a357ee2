"""The presenter of Eighty Points: its board, its hands and its rules."""

from typing import Any, ClassVar

from bot.base.language import Language, sentence
from bot.pages.card_picker import CODES_APART, codes_in
from bot.pages.model import Button, Page, stacked
from bot.pages.presenter import Presenter
from cogs.games.eighty_points import hand, reckoning, words
from cogs.games.eighty_points.hand_picture import hand_picture_of, holding_of
from cogs.games.eighty_points.picture import LEXICON, board_picture
from cogs.games.eighty_points.rules import rules_pages
from cogs.games.eighty_points.words import EightyPointsMatch
from games.eighty_points import EightyPointsOptions


class EightyPointsPresenter(Presenter):
    """Shows King of the Hill: Eighty Points."""

    name: ClassVar = sentence("King of the Hill: Eighty Points")
    about: ClassVar = sentence(
        "The King of the Hill and a secret ally against three challengers, who need eighty "
        "points in tricks. For 5; computers take empty seats."
    )
    refusals: ClassVar = words.REFUSALS
    verdict = staticmethod(words.verdict)

    def options_text(self, options: EightyPointsOptions, language: Language) -> str:
        text = (
            language.count(options.rounds, "{n} round", "{n} rounds")
            if options.rounds
            else language.say("until somebody passes the ace")
        )
        if options.loose_following:
            text += " · " + language.say("loose following")
        return text

    def board(self, seen: EightyPointsMatch, language: Language) -> Page:
        view = seen.view
        alt = words.alternative(seen, language)
        now = stacked(words.now_text(seen, language), words.rounds_text(seen, language))
        seats = stacked(*(words.seat_line(seen, seat, language) for seat in range(5)))
        last = words.last_trick_text(seen, language)
        score = reckoning.lines(seen, language)
        if score:
            facts, tricks = stacked(*score, last), ""
        else:
            facts = stacked(words.trumps_text(seen, language), words.called_text(seen, language))
            tricks = stacked(words.trick_text(seen, language), last)
        ready = Button(language.say("Ready"), "ready", style="success")
        return Page(
            self.title(language),
            stacked(now, facts, seats, tricks, apart="\n\n"),
            footer=words.heading(view, language),
            picture=LEXICON.picture("board.png", alt, language, board_picture, view),
            rows=((ready,),) if view.phase == "scored" else (),
        )

    def hand(self, seen: EightyPointsMatch, language: Language, draft: str) -> Page:
        view = seen.view
        controls = hand.controls(seen, draft, language)
        held = hand.held_text(view, language)
        subject = (holding_of(view), controls.chosen, controls.playable)
        picture = LEXICON.picture("hand.png", held, language, hand_picture_of, *subject)
        return Page(
            language.say("Your hand"),
            f"{controls.text}\n{held}".strip(),
            picture=picture if view.hand else None,
            rows=controls.rows,
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        match verb:
            case "declare":
                suit, _, pair = args.partition(CODES_APART)
                return {"type": verb, "suit": _number(suit), "pair": pair == hand.PAIR}
            case "name":
                return {"type": verb, "suit": _number(args)}
            case "bury" | "put":
                return {"type": verb, "cards": codes_in(args)}
            case "call":
                return {"type": verb, "card": None if args == hand.NOBODY else args}
            case "pass" | "ready":
                return {"type": verb}
            case _:
                return None

    def score_text(self, score: int, language: Language) -> str:
        return language.say("rank {rank}", rank=words.rank_text(score))

    def rules(self, language: Language) -> tuple[Page, ...]:
        return rules_pages(self.title(language), language)


def _number(text: str) -> int | str:
    """The number that a control says; what is none is left for the rules to refuse."""
    return int(text) if text.isdecimal() else text
