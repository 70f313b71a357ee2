"""Queries of pages in custom ids: they come back as they were, fit, and may be anything at all."""

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.discord_io.controls import custom_id, parse_custom_id
from bot.match.counting import boards
from bot.pages.model import Button
from bot.show.explorer import ANY, PageQuery
from cogs.daily.pages import DailyQuery, StandingsQuery
from cogs.daily.results import daily_games
from cogs.help.cog import RulesQuery
from cogs.leaderboards.pages import LeaderboardQuery
from cogs.profiles.pages import ProfileQuery
from cogs.replays.history_pages import Filters
from cogs.replays.pages import ReplayQuery
from games import GAMES
from tests.support.imagined import ENGLISH
from tests.support.world import World, answer, words

LONGEST = max(GAMES, key=len)
PLAYED = max(daily_games(), key=len)
WIDEST: list[PageQuery] = [
    LeaderboardQuery(max(boards(), key=len), "2026-W47", worldwide=True, page=10**6 - 1),
    Filters(2**63 - 1, "server", LONGEST, counted=False, turn="older", number=2**31),
    ProfileQuery(2**63 - 1, LONGEST),
    DailyQuery(PLAYED, everywhere=True, page=10**6 - 1, day="2026-11-29"),
    StandingsQuery(PLAYED, everywhere=True, weekly=True),
    RulesQuery(LONGEST, 10**6 - 1, 99),
    ReplayQuery("12", -(10**6), plays=True),
]
each_query = pytest.mark.parametrize("query", WIDEST, ids=lambda query: query.verb)


@each_query
def test_every_query_comes_back_from_its_custom_id(query: PageQuery) -> None:
    assert all(getattr(query, each.name) != each.default for each in fields(query))
    for asked in (query, type(query)()):
        for button in (asked.button("label"), asked.share_button(ENGLISH)):
            assert read(button, type(query)) == asked
    for each in fields(query):
        given_up: dict[str, Any] = {each.name: each.default}
        fewer = replace(query, **given_up)
        assert type(query).parse(fewer.args) == fewer
        menu = query.menu("placeholder", each.name, {}, "everything")
        custom_id("-", 0, menu.verb, menu.args)
        assert type(query).parse(menu.args, [ANY]) == fewer


def read(button: Button, query: type[PageQuery]) -> PageQuery | None:
    control = parse_custom_id(custom_id("-", 0, button.verb, button.args))
    assert control is not None and control.verb == query.verb
    assert control.args, "only ways in from other pages have none"
    return query.parse(control.args)


@each_query
@example(args="share=,", values=[])
@given(
    args=st.text(max_size=90) | st.text("=,/0-٣²a", max_size=20),
    values=st.lists(st.text(max_size=100), max_size=2),
)
def test_nothing_that_is_sent_fails(query: PageQuery, args: str, values: list[str]) -> None:
    kind = type(query)
    for field in ("", *(f"{each.name}=" for each in fields(query))):
        found = kind.parse(field + args, values)
        assert found is None or kind.parse(found.args) == found


@pytest.mark.parametrize(
    ("kind", "args"),
    [
        *((LeaderboardQuery, args) for args in ("chess", ",1999-01", ",2026-13", ",2026-W54")),
        *((LeaderboardQuery, args) for args in (",,maybe", ",,,-1", ",,,1000000", ",,,next")),
        *((Filters, args) for args in ("x,", "-1", f"{2**63}", ",ours", ",,chess", ",,,both")),
        *((Filters, args) for args in (",,,,after", ",,,,older,x", f",,,,older,{2**63}", "m////n")),
        *((ProfileQuery, args) for args in ("ann", f"{2**63},high-card", "1/chess")),
        *((DailyQuery, args) for args in ("chess", "kill-the-kings/s/0", ",,-1", f",,{'9' * 40}")),
        *((StandingsQuery, args) for args in ("all/s/m", ",yearly", ",,2")),
        *((ReplayQuery, args) for args in ("last.0", "²", "x", "100", ",1000001", ",,play")),
        *((RulesQuery, args) for args in ("high-card/0", ",-1", ",,first")),
    ],
)
def test_what_no_page_offers_is_no_query(kind: type[PageQuery], args: str) -> None:
    assert kind.parse(args) is None


async def test_only_its_own_controls_edit_a_page(world: World) -> None:
    page = answer(await world.people["ann"].slash(world.channel, "leaderboard"))
    public = world.forge(control := "-:0:leaderboard:,,True,")
    there = await world.press_unshown("ann", page, control)
    assert there.id == page.id and "across servers" in words(page)
    opened = await world.press_unshown("ann", page, "-:0:leaderboard")
    beside = await world.press("ann", public, control)
    assert len({page.id, public.id, opened.id, beside.id}) == 4
    assert opened.ephemeral and beside.ephemeral
