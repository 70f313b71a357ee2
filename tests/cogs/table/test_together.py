"""Two presses at the same instant: exactly the allowed effects, and the loser is told politely."""

from typing import Any

import pytest
from simcord import InteractionResult

from tests.support.acting import seated_names
from tests.support.world import (
    LOWEST,
    Click,
    World,
    answer,
    buttons,
    declare_button,
    said_privately,
    words,
)

pytestmark = pytest.mark.threads


def told(results: list[InteractionResult]) -> list[str]:
    """Return the private replies."""
    return [
        said_privately(result)
        for result in results
        if result.followups or (result.response is not None and result.response.ephemeral)
    ]


async def test_two_who_want_the_last_chair_get_it_once(world: World) -> None:
    lobby = await world.open_table("ann", target=26)
    results = await world.at_once(Click("bob", lobby, "Join"), Click("cem", lobby, "Join"))
    assert await seated_names(world) in (["ann", "bob"], ["ann", "cem"])
    (refusal,) = told(results)
    assert "52" in refusal
    assert words(await world.lobby()).count("**bob**") + words(lobby).count("**cem**") == 1


async def test_two_who_want_the_thirteenth_chair_get_it_once(world: World) -> None:
    lobby = await world.open_table("ann")
    for _ in range(11):
        await world.add_computer()
    results = await world.at_once(Click("bob", lobby, "Join"), Click("cem", lobby, "Join"))
    assert len(await seated_names(world)) == 13
    (refusal,) = told(results)
    assert "All 13 seats are taken" in refusal


async def test_four_who_join_together_all_get_a_chair(world: World) -> None:
    lobby = await world.open_table("ann")
    names = ("bob", "cem", "dora", "stranger")
    results = await world.at_once(*(Click(name, lobby, "Join") for name in names))
    assert not told(results)
    assert sorted(await seated_names(world)) == sorted(["ann", *names])
    seats = [chair.seat for chair in (await world.only_match()).chairs]
    assert seats == [0, 1, 2, 3, 4]


async def test_one_person_who_joins_twice_together_gets_one_chair(world: World) -> None:
    lobby = await world.open_table("ann")
    results = await world.at_once(Click("bob", lobby, "Join"), Click("bob", lobby, "Join"))
    assert await seated_names(world) == ["ann", "bob"]
    (refusal,) = told(results)
    assert "already at" in refusal


async def test_a_command_that_discord_delivers_twice_opens_one_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a resumed connection."""
    emit = world.env.backend.emit

    def emit_twice(event: str, payload: Any) -> None:
        for _ in range(1 + (event == "INTERACTION_CREATE")):
            emit(event, payload)

    monkeypatch.setattr(world.env.backend, "emit", emit_twice)
    result = await world.people["ann"].slash(world.channel, "play high-card")
    assert len(await world.all_matches()) == 1
    assert result.followups == []


async def test_start_pressed_twice_deals_once(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    results = await world.at_once(Click("ann", lobby, "Start"), Click("ann", lobby, "Start"))
    record = await world.only_match()
    assert record.status == "running"
    (refusal,) = told(results)
    assert "has already begun" in refusal
    assert len(world.boards(record.shown.place_id)) == 1
    assert len(world.channel.threads) == 1


async def test_start_and_cancel_together_do_one_of_them(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    results = await world.at_once(Click("ann", lobby, "Start"), Click("ann", lobby, "Cancel"))
    record = await world.only_match()
    (refusal,) = told(results)
    outcome = {"running": "has already begun", "cancelled": "was closed"}
    assert outcome[record.status] in refusal


async def test_start_while_somebody_joins_leaves_nobody_half_seated(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    results = await world.at_once(Click("ann", lobby, "Start"), Click("cem", lobby, "Join"))
    record = await world.only_match()
    names = [chair.name for chair in record.chairs]
    (note,) = told(results)
    if record.status == "lobby":
        assert names == ["ann", "bob", "cem"]
        assert "just joined or left" in note
        return
    assert record.seats == 2
    assert len(record.state.points) == len(names)
    if names == ["ann", "bob"]:
        assert "has already begun" in note
        await world.press("cem", await world.board(), "Join")
        assert len((await world.only_match()).chairs) == 3
    else:
        assert "Welcome to the table" in note


async def test_join_while_another_leaves_seats_one_and_lets_the_other_go(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob", "cem")
    results = await world.at_once(Click("dora", lobby, "Join"), Click("bob", lobby, "Leave"))
    assert not told(results)
    record = await world.only_match()
    assert sorted(chair.name for chair in record.chairs) == ["ann", "cem", "dora"]
    assert [chair.seat for chair in record.chairs] == [0, 1, 2]


async def test_a_full_table_takes_whoever_comes_when_another_leaves(world: World) -> None:
    lobby = await world.open_table("ann", target=26)
    await world.join("bob")
    results = await world.at_once(Click("bob", lobby, "Leave"), Click("cem", lobby, "Join"))
    names = await seated_names(world)
    assert names == (["ann"] if told(results) else ["ann", "cem"])


async def test_the_last_two_leave_together_and_the_lobby_closes(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    results = await world.at_once(Click("ann", lobby, "Leave"), Click("bob", lobby, "Leave"))
    assert not told(results)
    assert (await world.only_match()).status == "cancelled"
    assert "Everyone left this table" in words(lobby)


async def test_a_host_who_leaves_while_another_joins_hands_over(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    await world.at_once(Click("ann", lobby, "Leave"), Click("cem", lobby, "Join"))
    record = await world.only_match()
    assert sorted(chair.name for chair in record.chairs) == ["bob", "cem"]
    assert record.host_id == world.people["bob"].id


async def test_two_add_computer_presses_on_one_lobby_add_one(world: World) -> None:
    lobby = await world.open_table("ann")
    record = await world.only_match()
    custom_id = f"{record.id}:{record.version}:computer"
    presses = [Click("ann", lobby, custom_id=custom_id, values=("knight",))] * 2
    results = await world.at_once(*presses)
    assert len(await seated_names(world)) == 2
    (refusal,) = told(results)
    assert "just joined or left" in refusal


async def test_rematch_pressed_by_two_together_opens_one_table(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    old = await world.play_to_the_end()
    board = await world.board()
    await world.at_once(Click("ann", board, "Rematch"), Click("bob", board, "Rematch"))
    opened = [record for record in await world.all_matches() if record.id != old.id]
    assert len(opened) == 1
    assert sorted(chair.name for chair in opened[0].chairs) == ["ann", "bob"]


async def test_two_who_resign_together_leave_one_winner(world: World) -> None:
    await world.begin("ann", "bob")
    await world.let_all_decide()
    presses = []
    for name in ("ann", "bob"):
        question = await world.press(name, await world.board(), "Leave")
        yes = next(b for b in buttons(question) if b["label"] == "Yes, leave")["custom_id"]
        presses.append(Click(name, question, custom_id=yes))
    results = await world.at_once(*presses)
    record = await world.only_match()
    assert record.status == "over"
    assert sum(chair.left for chair in record.chairs) == 1
    assert sum("is over" in text for text in told(results)) == 1


async def test_a_declaration_while_somebody_joins_is_played_or_shown_anew(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    hand = await world.hand(name)
    word = declare_button(hand, LOWEST)["custom_id"]
    await world.at_once(
        Click(name, hand, custom_id=word), Click("cem", await world.board(), "Join")
    )
    after = await world.only_match()
    assert len(after.chairs) == 3
    played = len(await world.bot.queries.log_of(record.id)) - 1
    assert after.version == record.version + 1 + played
    if not played:
        assert "moved on" in words(hand)
        await world.people[name].click(hand, custom_id=declare_button(hand, LOWEST)["custom_id"])
        assert (await world.only_match()).version == after.version + 1


async def test_every_hand_at_once_opens_for_its_owner_alone(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", "dora")
    board = await world.board()
    names = ("ann", "bob", "cem", "dora")
    results = await world.at_once(*(Click(name, board, "My hand") for name in names))
    shown = [words(answer(result)) for result in results]
    for seat, text in enumerate(shown):
        cards = record.game.view(record.state, seat).hand
        assert all(answer(result).ephemeral for result in results)
        assert len(cards) == 1
        assert "You hold" in text
    assert len({text.partition("You hold ")[2].partition(".")[0] for text in shown}) == 4
