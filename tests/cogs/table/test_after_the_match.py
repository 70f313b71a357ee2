"""The controls of a finished match: a rematch, the proof of the deal, and a road for one."""

import json
import re

import pytest
from sqlalchemy import select, update

from bot.base.calendar import ALL_TIME
from bot.match import actions
from bot.match.ratings import EVERYWHERE, MU, SIGMA, displayed_rating, rate_against_computers
from bot.match.record import Record
from bot.match.verification import NotVerified, verify
from bot.storage import tables
from games import GAMES
from games.core import LEVELS, Level, commitment
from tests.games.every import games_that
from tests.games.playing import AnyGame
from tests.support.living import finished, here, living, people
from tests.support.ranked import ALMOST, store, well_known
from tests.support.reading import answer
from tests.support.world import World, labels, pings, said_privately, words


async def test_a_rematch_invites_everybody_and_seats_only_who_asks(world: World) -> None:
    old = await finished(world, "ann", "bob", "cem")
    known = {message.id for message in world.messages(old.shown.place_id)}
    board = await world.board(old)
    assert "new table is open" in said_privately(await world.press("bob", board, "Rematch"))
    again = await world.newest_match()
    assert [chair.name for chair in again.chairs] == ["bob"]
    assert sorted(person["name"] for person in again.invited) == ["ann", "cem"]
    assert (again.options, again.pace) == (old.options, old.pace)
    assert "Invited to play again: ann and cem" in words(await world.lobby(again))
    fresh = [m for m in world.messages(again.channel_id) if m.id not in known]
    assert fresh
    assert not any(pings(message) for message in fresh)
    assert not any(message.mention_user_ids for message in fresh)
    assert "You're at the new table" in said_privately(await world.press("ann", board, "Rematch"))
    await world.press("ann", board, "Rematch")
    again = await world.newest_match()
    assert [chair.name for chair in again.chairs] == ["bob", "ann"]
    assert [person["name"] for person in again.invited] == ["cem"]
    again = await world.start("bob")
    assert (again.status, again.channel_id) == ("running", old.channel_id)
    assert again.shown.place_id not in (None, old.shown.place_id)
    assert ": your turn." in words(await world.board(again))


async def test_the_hand_of_a_rematch_against_computers_comes_below_its_board(world: World) -> None:
    lobby = await world.open_table("ann", game="king-of-the-hill")
    await world.press("ann", lobby, "Play vs computers")
    old = await world.only_match()
    await world.do(world.bot.ledger.change(old.id, actions.resign, world.person("ann")))
    hand = answer(await world.press("ann", await world.board(), "Rematch"))
    board = await world.board(await world.newest_match())
    assert hand.ephemeral
    assert hand.id > board.id


async def test_the_seats_of_a_rematch_are_kept_for_a_minute(world: World) -> None:
    old = await world.begin("ann", "bob", game="king-of-the-hill")
    await world.do(world.bot.ledger.change(old.id, actions.resign, world.person("bob")))
    await world.press("ann", await world.board(old), "Rematch")
    lobby = await world.lobby()
    told = said_privately(await world.press("cem", lobby, "Join"))
    assert "This table is reserved for bob." in told
    await world.env.advance_time(60)
    await world.press("cem", lobby, "Join")
    assert [chair.name for chair in (await world.newest_match()).chairs] == ["ann", "cem"]


async def test_a_rematch_of_an_old_match_does_not_post_its_board_again(world: World) -> None:
    old = await finished(world, "ann", "bob")
    board = await world.board()
    await world.leap(60 * 60)
    await world.press("ann", board, "Rematch")
    assert (await world.now(old)).shown.board_message_id == board.id


async def test_the_secret_shown_at_the_end_is_the_one_sealed_in_the_lobby(world: World) -> None:
    lobby = await world.gather("ann", "bob", target=1)
    seal = re.search(r"Seal of the match: ([0-9a-f]{8})…", words(lobby))
    assert seal is not None
    rules = await world.press("bob", lobby, "Rules")
    sealed = said_privately(await world.press("bob", rules, "Verify the match"))
    assert "shown when the match is over" in sealed
    await world.start("ann")
    record = await world.play_to_the_end()
    proof = await world.verify_deal("bob", await world.board())
    data = json.loads(world.picture(proof))
    made = commitment(data["rules_version"], data["match"], bytes.fromhex(data["secret"]))
    assert data["match"] == record.id
    assert made in sealed and made.startswith(seal[1])
    assert made in said_privately(proof) and data["secret"] in said_privately(proof)


async def test_a_file_of_older_rules_says_that_it_is_one(world: World) -> None:
    board = await world.board(await finished(world, "ann", "bob"))
    data = json.loads(world.picture(await world.verify_deal("bob", board)))
    data["rules_version"] -= 1
    secret = bytes.fromhex(data["secret"])
    data["commitment"] = commitment(data["rules_version"], data["match"], secret)
    with pytest.raises(NotVerified, match="the result stands"):
        verify(json.dumps(data))


async def test_the_secret_is_shown_to_nobody_while_the_match_runs(world: World) -> None:
    record = await world.begin("ann", "bob")
    await world.play_turn()
    secret = record.secret.hex()
    key = record.header.key.hex()
    for stored in world.env.backend.messages.values():
        for message in stored.values():
            looks = repr(message)
            assert secret not in looks
            assert key not in looks


async def know(world: World, sigma: float) -> None:
    """Make ann and bob well known, and this uncertain."""
    people = [world.people[name].id for name in ("ann", "bob")]
    lines = [well_known(world.guild.id, user_id, sigma=sigma) for user_id in people]
    await store(world.bot.database, lines)


async def test_the_board_tells_what_a_match_changed_for_each(world: World) -> None:
    """Nothing between newcomers; ratings are uncertain for a while, then there's a rank."""
    row = tables.ratings.c
    for sigma, changes in ((None, False), (SIGMA, True), (ALMOST, True)):
        if sigma is not None:
            await know(world, sigma)
        record = await finished(world, "ann", "bob")
        found = await world.bot.database.rows(
            select(row.user_id, row.mu).where(row.guild_id > EVERYWHERE, row.period == ALL_TIME)
        )
        rated = {each.user_id: displayed_rating(each.mu) for each in found}
        text = words(await world.board(record)).replace("\u2212", "-")
        ranked = sigma == ALMOST
        for chair in record.chairs:
            after = rated[chair.user_id or 0]
            assert (chair.rating_before, chair.rating_after) == (1500, after)
            assert (chair.rank_after is not None) == ranked
            mark = "" if ranked else "?"
            assert f"rating {after}{mark} ({after - 1500:+d})" in text
        assert (len(set(rated.values())) == 2) == changes
        assert ("now #1 on this server" in text) == ranked
        await world.forget_match(record.id)


async def test_the_board_says_who_was_away_too_long(world: World) -> None:
    await know(world, SIGMA)
    await world.begin("ann", "bob", target=1)
    bob = tables.chairs.c.user_id == world.people["bob"].id
    await world.bot.database.run(update(tables.chairs).where(bob).values(computer_moves=99))
    record = await world.play_to_the_end()
    assert "was away too long, which counts as leaving" in words(await world.board(record))
    ann, bob_after = (chair.rating_after or 0 for chair in record.chairs)
    assert ann > 1500 > bob_after


async def test_the_board_says_why_a_win_gained_nothing(world: World) -> None:
    await world.begin("ann", "bob")
    await world.bot.database.run(update(tables.chairs).values(decided=True))
    record = await world.only_match()
    await world.bot.ledger.change(record.id, actions.resign, world.person("bob"))
    await world.env.advance_time(5)
    assert "so ann keeps the same rating" in words(await world.board())


async def test_a_match_that_does_not_count_changes_nothing(world: World) -> None:
    await world.begin("ann", "bob", target=1, casual=True)
    assert "rating" not in words(await world.board(await world.play_to_the_end()))


# A road for one: stronger computers as a player wins


MAX_TRIES = 40


async def played(
    world: World, level: Level = "page", *, won: bool = True, casual: bool = False
) -> Record:
    """A match of ann against a computer that ends as wanted, shown to its last picture."""
    for _ in range(MAX_TRIES):
        async with living(world) as past:
            record = await past.begin(
                "high-card",
                people(world, "ann"),
                {"target": 1},
                computers=1,
                level=level,
                casual=casual,
                place=here(world),
            )
            record = await past.finish(record)
        if (record.chairs[0].place == 1) == won:
            return await world.now(record)
    raise AssertionError("it never ends so")


async def profile(world: World, name: str, of: str = "ann") -> str:
    return words(await world.ask(name, "profile", member=world.people[of]))


async def test_who_beats_a_page_is_offered_a_knight(world: World) -> None:
    record = await played(world)
    board = await world.board(record)
    assert labels(board)[:2] == ["Rematch", "Next: Knight ★★"]
    await world.press("ann", board, "Next: Knight ★★")
    again = (await world.bot.ledger.read(record.id)).rematch_id
    assert again is not None
    after = await world.bot.ledger.read(again)
    assert after.status == "running"
    assert [chair.level for chair in after.chairs if chair.user_id is None] == ["knight"]
    assert after.options == record.options


@pytest.mark.parametrize(("level", "won"), [("page", False), ("king", True)])
async def test_nobody_is_offered_more_after_a_loss_or_behind_a_king(
    world: World, level: Level, won: bool
) -> None:
    board = await world.board(await played(world, level, won=won))
    assert "Rematch" in labels(board)
    assert not any(label.startswith("Next") for label in labels(board))


async def test_the_profile_tells_the_rating_against_computers_and_who_is_next(world: World) -> None:
    await played(world)
    mine, others = await profile(world, "ann"), await profile(world, "bob")
    assert "next: Knight ★★" in mine
    assert "next:" not in others
    for text in (mine, others):
        found = re.search(r"Rating against computers: \*\*(\d+)\?\*\*", text)
        assert found is not None
        assert int(found[1]) != displayed_rating(MU)
    assert "hasn't finished a rated match" in others, "no rating among people comes of it"


async def test_casual_matches_move_no_rating_against_computers(world: World) -> None:
    await played(world, casual=True)
    assert "Rating against computers" not in await profile(world, "ann")


@pytest.mark.parametrize("won", [True, False])
async def test_a_takeback_spares_nobody_a_loss_against_computers(world: World, won: bool) -> None:
    await played(world, "page", won=won)
    await world.bot.database.run(update(tables.matches).values(unrated="takeback"))
    told = await profile(world, "ann")
    lost = any(record.chairs[0].place != 1 for record in await world.all_matches())
    assert ("Rating against computers" in told) == lost
    assert "beat Page" not in told


@games_that(lambda game: game.computer_ratings)
def test_computers_are_measured_at_every_table(game: AnyGame) -> None:
    for ratings in game.computer_ratings.values():
        assert len(ratings) == len(game.seats)
    assert set(game.computer_ratings) == {"knight", "king"}


def test_a_stronger_computer_is_worth_more_and_costs_less() -> None:
    game, before = GAMES["king-of-the-hill"], (MU, SIGMA)
    won = [rate_against_computers(game, before, 1, [(level, 2)])[0] for level in LEVELS]
    lost = [rate_against_computers(game, before, 2, [(level, 1)])[0] for level in LEVELS]
    assert MU < won[0] < won[1] < won[2]
    assert lost[0] < lost[1] < lost[2] < MU
