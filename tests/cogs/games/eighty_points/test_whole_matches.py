"""Whole matches, played by what the messages offer: five people, and one with four computers."""

import json
import random

import pytest

from bot.matches.verification import NotVerified, verify
from games.core.cards import code
from tests.cogs.games.eighty_points.matches import decide, exported, open_hands
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    SLUG,
    begin,
    bury,
    call,
    get_ready,
    laid_out,
    leave,
    name_suit,
    press,
    put,
)
from tests.cogs.table.test_limits import check_everything
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited, run_out
from tests.support.world import World, labels, said_privately, words

END = ["Rematch", "Replay", "Verify the deal", "Rules"]


def bent(text: str, what: str) -> str:
    """The export as somebody might have falsified it."""
    data = json.loads(text)
    match what:
        case "secret":
            data["secret"] = "00" * (len(data["secret"]) // 2)
        case "log":
            del data["log"][-1]
        case _:
            data["places"] = [6 - place for place in data["places"]]
    return json.dumps(data)


async def test_five_people_play_a_whole_round_from_hands_kept_open_and_it_verifies(
    world: World,
) -> None:
    rng = random.Random(5)
    await begin(world, rounds=5)
    await world.env.advance_time(0.1)
    record = await world.only_match()
    assert record.state.phase == "declaring", "at this pace the cards come at once"
    hands = await open_hands(world)
    assert all("Hand, 20: " in words(hand) for hand in hands.values())
    phases: list[str] = []
    for _ in range(200):
        record = await world.only_match()
        if record.state.phase == "scored":
            break
        if record.state.phase not in phases:
            phases.append(record.state.phase)
            check_everything(world)
        if record.state.phase == "shown":
            await world.env.advance_time(3.1)
            continue
        (name, *_) = await awaited(world)
        if record.state.phase == "calling":
            await call(world, name, None, hands[name])
            continue
        await decide(world, name, hands[name], rng, record)
        assert (await world.only_match()).version == record.version + 1
    assert phases == ["declaring", "burying", "calling", "playing", "shown"]
    board = words(await world.board())
    score = record.state.score
    assert f"Total: **{score.total}**" in board
    assert sum(score.points) + score.dead == 200
    assert 10 <= record.state.trick_number <= 20
    assert all("Ready for the next round?" in words(hand) for hand in hands.values())
    await world.people["bob"].click(hands["bob"], label="Ready")
    await leave(world, "eve")
    await world.people["ann"].slash(world.channel, "rounds", remaining=0)
    record = await world.only_match()
    assert record.status == "over"
    board = words(await world.board())
    assert labels(await world.board()) == END
    assert f"5. **eve** · rank {record.state.ranks[4]} · left the match" in board
    check_everything(world)
    text = await exported(world)
    log = json.loads(text)["log"]
    assert {entry["kind"] for entry in log} == {"action", "time", "concession", "amendment"}
    assert {"type": "call", "card": None} in [entry.get("action") for entry in log]
    lines = verify(text)
    assert lines[0] == f"King of the Hill: Eighty Points, match {record.id}, 5 seats"
    assert lines[3] == f"{len(log)} log entries replayed, every draw as it was"


async def test_all_are_ready_and_the_second_round_is_dealt_named_buried_called_and_played(
    world: World,
) -> None:
    rng = random.Random(3)
    await begin(world)
    await arrange(world, laid_out("scored"))
    hand = await world.hand("bob")
    await world.people["bob"].click(hand, label="Ready")
    await get_ready(world, "ann", "cem", "dora")
    assert "Still to answer: **eve**." in words(await world.board())
    world.env.backend.delete_message(hand.channel_id, hand.id)
    await get_ready(world, "eve")
    await world.env.advance_time(0.1)
    hands = await open_hands(world)
    record = await world.only_match()
    assert (record.state.round, record.state.koth) == (2, 0)
    assert record.state.trump_rank == record.state.ranks[0] == 5
    for name in await awaited(world):
        await press(world, name, hands[name], "pass")
    assert "Nobody declared, so **ann** names the trump suit." in words(await world.board())
    await name_suit(world, "ann", 3, hands["ann"])
    mine = (await world.only_match()).state.hands[0]
    await bury(world, "ann", " ".join(code(card) for card in mine[-8:]), hands["ann"])
    await call(world, "ann", "AC", hands["ann"])
    assert "Called card: **A♣︎**, not played yet." in words(await world.board())
    for _ in range(5):
        (name,) = await awaited(world)
        await decide(world, name, hands[name], rng, await world.only_match())
    await world.env.advance_time(3.1)
    assert (await world.only_match()).state.trick_number == 2


async def test_the_end_of_a_match_its_medals_verdict_and_rematch(world: World) -> None:
    await begin(world, rounds=2, loose_following=True)
    state = table.table(
        *("AS", "KS", "JS", "10S", "9S"),
        dead="KH KH 10H",
        called="KS",
        number=2,
        rounds=2,
        loose=True,
        ranks=(5, 3, 4, 4, 2),
        rank="5",
        points=(15, 30, 45, 35, 25),
        totals=(40, 50, 60, 30, 20),
    )
    await arrange(world, state)
    hands = await open_hands(world)
    for name, card in zip(NAMES, ("AS", "KS", "JS", "10S", "9S"), strict=True):
        await put(world, name, card, hands[name])
    await world.env.advance_time(3.1)
    record = await world.only_match()
    assert record.status == "over"
    board = await world.board()
    assert labels(board) == END
    text = words(board)
    assert "ann and bob defended." in text
    assert "cem 45 + dora 35 + eve 25 = **105**" in text
    assert "Total: **105**, at least 80: the challengers win the round." in text
    assert "From 80 to 119 nobody rises." in text
    assert "ann stands highest, at rank 5, and wins the match!" in text
    standing = [line for line in text.splitlines() if " · rank " in line][:5]
    assert [line.split(" · ")[0] for line in standing] == [
        "🥇 **ann**",
        "🥈 **cem**",
        "🥉 **dora**",
        "4. **bob**",
        "5. **eve**",
    ]
    lobby = words(await world.lobby())
    assert "ann stands highest" in lobby
    for hand in hands.values():
        assert "The match is over." in words(hand) and not labels(hand)
    said_privately(await world.people["cem"].click(board, label="Rematch"))
    for name in ("ann", "bob", "dora", "eve"):
        said_privately(await world.people[name].click(board, label="Rematch"))
    (again,) = [each for each in await world.all_matches() if each.id != record.id]
    assert [chair.name for chair in again.chairs] == ["cem", "ann", "bob", "dora", "eve"]
    assert again.options == {"rounds": 2, "loose_following": True}
    assert again.lobby_message_id is not None
    table_again = world.public(again.channel_id, again.lobby_message_id)
    assert "2 rounds · loose following" in words(table_again)
    await world.people["cem"].click(table_again, label="Start")
    (again,) = [each for each in await world.all_matches() if each.id != record.id]
    assert again.status == "running" and again.state.loose_following


async def test_all_who_pass_the_ace_in_the_same_round_win_together(world: World) -> None:
    await begin(world, rounds=0)
    state = table.table(
        *("AS", "KS", "JS", "10S", "9S"),
        called="KS",
        rounds=0,
        rank="A",
        ranks=(14, 13, 4, 4, 2),
        suit="H",
        points=(180, 0, 0, 0, 0),
    )
    await arrange(world, state)
    for name, card in zip(NAMES, ("AS", "KS", "JS", "10S", "9S"), strict=True):
        await put(world, name, card)
    await world.env.advance_time(3.1)
    assert (await world.only_match()).status == "over"
    board = words(await world.board())
    assert "ann and bob have risen past the ace and win the match together!" in board
    assert "🥇 **ann** · rank ♛" in board and "🥇 **bob** · rank ♛" in board
    assert "ann past the ace and bob past the ace" in board


async def test_one_person_plays_a_round_with_four_computers_and_nothing_stalls(
    world: World,
) -> None:
    rng = random.Random(8)
    await begin(world, computers=4, rounds=1)
    await world.env.advance_time(0.1)
    hand = await world.hand("ann")
    mine = 0
    for _ in range(400):
        record = await world.only_match()
        if record.status == "over":
            break
        alarm = record.alarm
        if 0 in record.awaited:
            await decide(world, "ann", hand, rng, record)
            mine += 1
        else:
            assert alarm.wake_at is not None
            assert alarm.wake_at - world.bot.ledger.now() <= 3000
            await world.env.advance_time(
                max(0, alarm.wake_at - world.bot.ledger.now()) / 1000 + 0.01
            )
        after = await world.only_match()
        assert after.version > record.version
    assert record.status == "over"
    assert 10 <= mine <= 24
    assert [chair.timeouts for chair in record.chairs] == [0] * 5
    assert labels(await world.board()) == END
    assert "🥇" in words(await world.board())
    text = await exported(world)
    lines = verify(text)
    assert lines[0].endswith(f"match {record.id}, 5 seats")
    assert len(json.loads(text)["log"]) == len(await world.bot.queries.log_of(record.id))
    for change in ("secret", "log", "places"):
        with pytest.raises(NotVerified):
            verify(bent(text, change))


async def test_a_match_in_which_everybody_lets_time_pass_ends_by_itself(world: World) -> None:
    await begin(world, rounds=1, pace="live")
    hands = ("AS KD 3C 9C", "7S 7S 4C 9D", "8S 9S 9D JC", "JS QS 9C JD", "10S 4S 4D QD")
    state = table.dealing(dealt=19)
    await arrange(world, state)
    for _ in range(5):
        record = await run_out(world)
    assert record.state.phase == "playing"
    await arrange(world, table.table(*hands, rounds=1))
    for _ in range(60):
        record = await world.only_match()
        if record.status == "over":
            break
        await world.env.advance_time(60)
    assert record.status == "over"
    assert any(chair.stand_in for chair in record.chairs)
    assert labels(await world.board()) == END
    assert record.slug == SLUG
