"""What is left of game nights at which all tables played the same deals, after an update."""

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, select

from bot.preferences.servers import load_settings
from bot.storage import schema, tables
from cogs.game_nights import store
from cogs.game_nights.pages import NightPages
from cogs.games.king_of_the_mountain.presenter import KingOfTheMountainPresenter
from tests.cogs.scenes import two_alike
from tests.support.imagined import ENGLISH
from tests.support.places import inside
from tests.support.stored import opened
from tests.support.watch import cards_named
from tests.support.world import World, answer, words

pytestmark = pytest.mark.threads

NIGHTS = {"planned": "open", "halfway": "running", "finished": "over", "arena": "open"}
"""Phases by game night."""
MOUNTAIN = "king-of-the-mountain"
TABLES = (
    *(("one", 1, (1, 2), (1, 2)), ("two", 1, (3, 4), (2, 1))),
    *(("three", 2, (1, 3), (1, 1)), ("four", 2, (4, 2), (1, 1))),
)
"""Matches with their deal, and the people and places by seat."""


def made_by_0037(path: Path) -> None:
    """A database of that schema with a game night of each phase, and an arena."""

    def make(connection: Connection) -> None:
        config = schema.config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0037")
        old = MetaData()
        old.reflect(connection)

        def add(table: str, /, *rows: dict[str, Any], **shared: Any) -> None:
            connection.execute(old.tables[table].insert(), [shared | row for row in rows or ({},)])

        add("guild_settings", guild_id=7, channels=[], more={"evening_role_id": 5})
        for night_id, phase in NIGHTS.items():
            arena = night_id == "arena"
            game = {"slug": "king-of-the-hill" if arena else MOUNTAIN, "sections": []}
            deals = None if arena else 2
            told = {"guild_id": 7, "channel_id": 70, "locale": "en-US", "level": "page"}
            times = {"minutes": 60, "starts_at": 1, "ends_at": 2, "reminded": True, "weekly": True}
            add("evenings", id=night_id, phase=phase, deals=deals, **game, **told, **times)
            shown = {"version": 1, "wanted": 1, "settled": True}
            add("postings", kind="night", subject=night_id, guild_id=7, **shown)
        for night_id in ("halfway", "finished"):
            guests = [{"user_id": each, "name": f"guest {each}"} for each in range(1, 6)]
            add("evening_people", *guests, evening_id=night_id, here=True, since=1)
            for number, (name, deal, people, places) in enumerate(TABLES):
                match_id = f"{night_id[0]}{name}"
                status = "running" if match_id == "hfour" else "over"
                told = {"options": {}, "pace": "live", "host_id": 1, "locale": "en-US"}
                told |= {"secret": b"", "version": 1, "commitment": "", "recent": []}
                told |= {"rules_version": 2, "channel_id": 70, "invited": [], "created_at": 1}
                add("matches", id=match_id, slug=MOUNTAIN, status=status, **told)
                seats = enumerate(zip(people, places, strict=True))
                chairs = [{"seat": n, "user_id": who, "place": place} for n, (who, place) in seats]
                flags = {"stand_in": False, "timeouts": 0, "left": False, "own_moves": 9}
                add("chairs", *chairs, match_id=match_id, name="", contribution="", **flags)
                of_night = {"evening_id": night_id, "number": number, "deal": deal}
                add("evening_tables", match_id=match_id, **of_night)

    inside(path, make, migrated=False)


async def test_planned_ones_are_off_and_the_standings_of_others_stay(tmp_path: Path) -> None:
    made_by_0037(tmp_path / "castellan.db")
    async with opened(tmp_path / "castellan.db") as shelf:
        told, mine = {}, {}
        for night_id in NIGHTS:
            gathering = await shelf.database.read(store.gather, night_id)
            pages = NightPages(gathering, KingOfTheMountainPresenter(), ENGLISH)
            told[night_id] = pages.message().text
            mine[night_id] = pages.mine(1).text
            assert gathering.night.weekly == (night_id in ("finished", "arena"))
        assert told["planned"].endswith("no longer exist, so this one is off.")
        assert told["finished"] == (
            "This game night is over.\n\n🥇 **guest 1** · 75%\n🥇 **guest 4** · 75%\n"
            "🥉 **guest 2** · 25%\n🥉 **guest 3** · 25%"
        )
        assert mine["finished"] and told["finished"].endswith(mine["finished"])
        assert "**guest 1** · 100%" in told["halfway"] and "**guest 2** · 0%" in told["halfway"]
        assert told["arena"].endswith("Nobody has joined yet.")
        post = tables.postings.c
        again = select(post.subject).where(~post.settled, post.wanted > post.version)
        assert {*await shelf.database.scalars(again)} == {"planned", "halfway"}
        running = select(tables.matches.c.id).where(tables.matches.c.status == "running")
        assert [*await shelf.database.scalars(running)] == ["hfour"]
        assert (await shelf.database.read(load_settings, 7)).night_role_id == 5


@pytest.mark.parametrize("game", ["high-card", "king-of-the-mountain"])
async def test_their_matches_go_on_with_the_cards_in_hands_alone(world: World, game: str) -> None:
    for record in await two_alike(world, game):
        board = await world.board(record)
        assert not cards_named(words(board)) and not board.attachments
    assert "Waiting for" in words(board)
    hands = {
        name: answer(await world.people[name].click(board, label="My hand"))
        for name in ("cem", "dora")
    }
    if game == "king-of-the-mountain":
        for name, hand in hands.items():
            await world.people[name].click(hand, label="Deploy this army")
    assert all(hand.attachments for hand in hands.values())
