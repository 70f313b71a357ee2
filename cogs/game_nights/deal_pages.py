"""The pages of an evening at which all tables play the same deals."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from bot.base.discord_limits import MAX_BUTTONS_PER_ROW
from bot.base.language import Language
from bot.pages.computers import level_name
from bot.pages.model import Button, Page, Row, stack_texts
from bot.pages.presenter import Presenter
from cogs.game_nights.comparison import Compared, Score, compare, over_deals, scores_of
from cogs.game_nights.store import Evening, Gathering
from cogs.game_nights.wording import (
    MAX_LINES,
    moment,
    place_mark,
    playing_text,
    seat_name,
    standing_line,
    standing_text,
    table_link,
)

DEALS_VERB: Final = "evening_deals"
"""The verb of the button that opens the results of each deal."""
TURN_VERB: Final = "evening_deal"
"""The verb of those that show another deal there."""


def deal_rules(evening: Evening, language: Language) -> str:
    """Return how an evening of deals is played."""
    return language.say(
        "All tables play the same deals, and you face different people in each deal. You're "
        "compared with everybody who had the same cards in the same seat. Empty seats are "
        "filled by computers: {level}.",
        level=level_name(evening.level, language),
    )


def deal_times(evening: Evening, language: Language) -> str:
    """Return when an evening of deals is, and how long."""
    return language.count(
        evening.deals or 0,
        "It begins on {day} ({moment}), and you play {n} deal. You can join late and leave early.",
        "It begins on {day} ({moment}), and you play {n} deals. You can join late and leave early.",
        day=moment(evening.starts_at, "F"),
        moment=moment(evening.starts_at, "R"),
    )


def deal_progress(gathering: Gathering, language: Language) -> str:
    """Return how an evening of deals stands, and who plays."""
    scores = scores_of(gathering)
    numbers = {"number": gathering.dealt, "total": gathering.evening.deals}
    playing = any(table.status == "running" for table in gathering.tables)
    stage, waiting = "", list[str]()
    if playing:
        stage = language.say("Deal {number} of {total} is being played.", **numbers)
        waiting = [each.guest.name for each in scores if each.guest.here and each.table is None]
    elif gathering.dealt:
        stage = language.say(
            "Deal {number} of {total} is over. The next one is coming up.", **numbers
        )
    tables = playing_text(gathering, waiting, language)
    return stack_texts(stage, _standing(scores, language), tables, apart="\n\n")


def deal_podium(gathering: Gathering, language: Language) -> str:
    """Return how an evening of deals ended."""
    return _standing(scores_of(gathering), language, final=True)


def _standing(scores: Sequence[Score], language: Language, *, final: bool = False) -> str:
    """Return the places, of the people who have played or still take part."""
    listed = [each for each in scores if each.played or (each.guest.here and not final)]
    said = [_standing_line(each, language, final=final) for each in listed[:MAX_LINES]]
    return standing_text(said, len(listed) - len(said), language, final=final)


def _standing_line(score: Score, language: Language, *, final: bool) -> str:
    mark = place_mark(score.place, medals=final) if score.ranked else "–"
    facts = [
        *([] if score.percent is None else [language.percent(score.percent)]),
        language.count(len(score.played), "{n} deal", "{n} deals"),
    ]
    if not score.guest.here and not final:
        facts.append(language.say("has left"))
    return standing_line(score.guest, mark, facts)


def deal_matches(gathering: Gathering, user_id: int, language: Language) -> str:
    """Return how somebody did at each deal, the newest first; empty before the first."""
    mine = next(each for each in scores_of(gathering) if each.guest.user_id == user_id)
    evening, said = gathering.evening, []
    if mine.table is not None:
        facts = {"number": mine.table.deal, "link": table_link(evening, mine.table, language)}
        said.append(language.say("You're playing deal {number}: {link}", **facts))
    elif mine.guest.here and evening.phase == "running":
        said.append(language.say("You're waiting for your next match."))
    for each in reversed(mine.played):
        link = table_link(evening, each.table, language)
        said.append(f"{each.table.deal}. {_percent(each, language)} · {link}")
    return "\n".join(said)


def deals_buttons(gathering: Gathering, language: Language) -> list[Button]:
    """Return the button to the results of each deal, once one is over."""
    over = over_deals(gathering)
    if not over:
        return []
    newest = f"{gathering.evening.id}/{over[-1]}"
    return [Button(language.say("Results by deal"), DEALS_VERB, newest)]


def deal_page(gathering: Gathering, wanted: int, presenter: Presenter, language: Language) -> Page:
    """Return how everybody did at a deal, by seat; at the newest where that one is not over."""
    over = over_deals(gathering)
    if not over:
        return Page(presenter.title(language), language.say("Nobody has played yet."))
    deal = wanted if wanted in over else over[-1]
    by_seat = defaultdict[int, list[Compared]](list)
    for each in compare(gathering, deal):
        by_seat[each.number].append(each)
    said = []
    for number, seated in by_seat.items():
        heading = language.say("Seat {number}", number=number + 1)
        seated.sort(key=lambda each: each.percent or 0, reverse=True)
        told = [_result(each, presenter, language) for each in seated]
        said.append(stack_texts(f"**{heading}**", *told))
    title = language.say("Deal {number} of {total}", number=deal, total=gathering.evening.deals)
    rows = _rows(gathering.evening.id, over, deal)
    return Page(title, stack_texts(*said, apart="\n\n"), rows=rows)


def _rows(evening_id: str, over: Sequence[int], shown: int) -> tuple[Row, ...]:
    """Return a button for each deal that is over."""
    buttons = [
        Button(str(each), TURN_VERB, f"{evening_id}/{each}", disabled=each == shown)
        for each in over
    ]
    width = MAX_BUTTONS_PER_ROW
    return tuple(tuple(buttons[at : at + width]) for at in range(0, len(buttons), width))


def _result(each: Compared, presenter: Presenter, language: Language) -> str:
    score = presenter.score_text(each.seat.score or 0, language)
    return f"{seat_name(each.seat)} · {score} · {_percent(each, language)}"


def _percent(each: Compared, language: Language) -> str:
    return "–" if each.percent is None else language.percent(each.percent)
