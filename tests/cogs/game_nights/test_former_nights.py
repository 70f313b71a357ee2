"""What is left of game nights at which all tables played the same deals, after an update."""

from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, select, text

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
FIRST = {"one": ((1, 1), (2, 2)), "two": ((3, 2), (4, 1))}
"""Users and places by table and seat: who sits first won at the one table and lost at the other."""
SECOND = {"three": ((1, 1), (3, 1)), "four": ((4, 1), (2, 1))}


def made_by_0037(path: Path) -> None:
    """A database of that schema with a game night of each phase, and an arena."""

    def make(connection: Connection) -> None:
        config = schema.config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0037")
        for night_id, phase in NIGHTS.items():
            arena = night_id == "arena"
            told = {"id": night_id, "phase": phase, "deals": None if arena else 2, "yes": True}
            told["slug"] = "king-of-the-hill" if arena else "king-of-the-mountain"
            connection.execute(
                text(
                    "INSERT INTO evenings (id, guild_id, channel_id, locale, slug, level, minutes, "
                    "phase, starts_at, ends_at, reminded, weekly, deals) VALUES (:id, 7, 70, "
                    "'en-US', :slug, 'page', 60, :phase, 1, 2, :yes, :yes, :deals)"
                ),
                told,
            )
            connection.execute(
                text(
                    "INSERT INTO postings (kind, subject, guild_id, version, wanted, settled) "
                    "VALUES ('night', :id, 7, 1, 1, :yes)"
                ),
                {"id": night_id, "yes": True},
            )
        for night_id in ("halfway", "finished"):
            for user_id in (1, 2, 3, 4, 5):
                connection.execute(
                    text(
                        "INSERT INTO evening_people (evening_id, user_id, name, here, since) "
                        "VALUES (:night, :user, :name, :yes, 1)"
                    ),
                    {"night": night_id, "user": user_id, "name": f"guest {user_id}", "yes": True},
                )
            for deal, played in ((1, FIRST), (2, SECOND)):
                for number, (name, seats) in enumerate(played.items()):
                    running = night_id == "halfway" and name == "four"
                    lay(connection, night_id, name, deal, number, seats, running=running)
        connection.execute(
            text(
                "INSERT INTO guild_settings (guild_id, channels, more) "
                "VALUES (7, '[]', '{\"evening_role_id\": 5}')"
            )
        )

    inside(path, make, migrated=False)


def lay(
    connection: Connection,
    night_id: str,
    name: str,
    deal: int,
    number: int,
    seats: tuple[tuple[int, int], ...],
    *,
    running: bool,
) -> None:
    """Store a table of a deal."""
    match_id = f"{night_id[0]}{name}"
    connection.execute(
        text(
            "INSERT INTO matches (id, slug, rules_version, options, pace, status, host_id, locale, "
            "secret, version, commitment, recent, channel_id, invited, created_at, kind) VALUES "
            "(:id, 'king-of-the-mountain', 2, '{}', 'live', :status, 1, 'en-US', :secret, 1, '', "
            "'[]', 70, '[]', 1, 'night_deal')"
        ),
        {"id": match_id, "status": "running" if running else "over", "secret": b""},
    )
    for seat, (user_id, place) in enumerate(seats):
        connection.execute(
            text(
                "INSERT INTO chairs (match_id, seat, user_id, name, contribution, stand_in, "
                'timeouts, "left", place, own_moves) '
                "VALUES (:match, :seat, :user, '', '', :no, 0, :no, :place, 9)"
            ),
            {"match": match_id, "seat": seat, "user": user_id, "place": place, "no": False},
        )
    connection.execute(
        text(
            "INSERT INTO evening_tables (match_id, evening_id, number, deal) "
            "VALUES (:match, :night, :number, :deal)"
        ),
        {"match": match_id, "night": night_id, "number": 2 * deal + number, "deal": deal},
    )


async def test_planned_ones_are_off_and_the_standings_of_others_stay(tmp_path: Path) -> None:
    made_by_0037(tmp_path / "castellan.db")
    async with opened(tmp_path / "castellan.db") as shelf:
        told = {}
        for night_id in NIGHTS:
            gathering = await shelf.database.read(store.gather, night_id)
            pages = NightPages(gathering, KingOfTheMountainPresenter(), ENGLISH)
            told[night_id] = pages.message().text
            assert gathering.night.weekly == (night_id in ("finished", "arena"))
        assert told["planned"].endswith("no longer exist, so this one is off.")
        assert told["finished"] == (
            "This game night is over.\n\n🥇 **guest 1** · 75%\n🥇 **guest 4** · 75%\n"
            "🥉 **guest 2** · 25%\n🥉 **guest 3** · 25%"
        )
        assert pages.mine(1).text == ENGLISH.say("game-nights/not-joined")
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
