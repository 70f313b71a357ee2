"""Commands and hands: in channels, in threads, in direct messages, and with several matches."""

import asyncio
import re
from collections import OrderedDict
from typing import Any

import pytest
from discord import AppCommandType, app_commands
from simcord import InteractionResult, ResponseMessage

from bot.match.record import Record
from bot.pictures import STAMPS
from games import GAMES
from tests.games.every import every_slug
from tests.support.asking import COMMAND, Stand, emit, interaction
from tests.support.reading import heading, told
from tests.support.world import (
    LOWEST,
    Click,
    World,
    answer,
    buttons,
    declare_button,
    found_button,
    labels,
    said_privately,
    words,
)


async def two_matches(world: World) -> tuple[Record, Record]:
    """ann hosts two running matches, against bob and against cem."""
    for guest in ("bob", "cem"):
        await world.begin("ann", guest)
    first, second = await world.all_matches()
    return first, second


async def test_hand_says_so_when_there_is_no_match(world: World) -> None:
    for result in (await world.ask("ann", "hand"), await world.ask("ann", "hand", directly=True)):
        assert "You're not at any table" in said_privately(result)


async def test_hand_opens_the_only_match_from_anywhere_and_plays_it(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    other = world.guild.create_text_channel("elsewhere")
    assert "Your turn" in said_privately(await world.ask(name, "hand"))
    assert "Your turn" in said_privately(await world.ask(name, "hand", place=other))
    hand = await world.ask(name, "hand", directly=True)
    await world.press(name, hand, "↑ Highest")
    assert (await world.only_match()).version == record.version + 1
    assert "lies face down" in words(hand)
    assert "declared " in words(await world.board())


async def test_a_hand_in_a_lobby_has_no_cards_yet(world: World) -> None:
    await world.open_table("ann")
    assert "get your hand when the match starts" in said_privately(await world.ask("ann", "hand"))


async def test_with_several_matches_the_command_lists_them_and_opens_one(world: World) -> None:
    matches = await two_matches(world)
    for record in matches:
        page = await world.ask("ann", "hand")
        assert heading(page) == "Your matches"
        (menu,) = menus(page)
        assert {each["value"] for each in menu["options"]} == {each.id for each in matches}
        hand = await world.press("ann", page, menu["custom_id"], record.id)
        assert all(b["custom_id"].startswith(record.id) for b in buttons(hand))


async def test_the_menu_of_a_match_leads_to_the_others(world: World) -> None:
    first, second = await two_matches(world)
    menu = await world.press("ann", await world.ask("ann", "hand", match=first.id), "More")
    (others,) = menus(menu)
    assert [each["value"] for each in others["options"]] == [second.id]
    assert labels(menu)[:3] == ["Post the board again", "Rules", "Verify the match"]


async def test_in_a_matchs_thread_the_command_means_that_match(world: World) -> None:
    for record in await two_matches(world):
        hand = await world.ask("ann", "hand", place=world.place(record.shown.place_id))
        assert all(b["custom_id"].startswith(record.id) for b in buttons(hand))
        seat = record.chair_of(world.people["ann"].id)
        assert seat is not None
        (card,) = record.state.hands[seat.seat]
        assert words(hand).count("You hold") >= 1
        assert record.game.view(record.state, seat.seat).hand == (card,)


async def test_autocompletion_offers_ones_own_matches_by_their_players(world: World) -> None:
    first, second = await two_matches(world)
    ann = world.people["ann"]
    offered = await ann.autocomplete(world.channel, "hand", "match", "")
    assert {choice["value"] for choice in offered} == {first.id, second.id}
    (found,) = await ann.autocomplete(world.channel, "hand", "match", "CEM")
    assert found["value"] == second.id
    assert "cem" in found["name"]
    assert await world.stranger.autocomplete(world.channel, "hand", "match", "") == []
    direct = await ann.user.autocomplete("hand", "match", "bob")
    assert [choice["value"] for choice in direct] == [first.id]


async def named(world: World, name: str, option: str) -> list[str]:
    offered = await world.people["ann"].autocomplete(world.channel, name, option, "")
    return [choice["name"] for choice in offered]


async def test_matches_that_look_alike_are_told_apart_by_where_and_when(world: World) -> None:
    ann = world.people["ann"]
    yard = world.guild.create_text_channel("yard")
    await world.ask("ann", "play kill-the-kings")
    (alone,) = await named(world, "hand", "match")
    await world.env.advance_time(60)
    await world.ask("ann", "play kill-the-kings", place=yard)
    apart = {f"{alone} · #great-hall", f"{alone} · #yard"}
    assert {*await named(world, "hand", "match")} == apart
    (found,) = await ann.autocomplete(world.channel, "hand", "match", "yard")
    assert found["name"] == f"{alone} · #yard"
    await world.env.advance_time(60)
    await world.ask("ann", "play kill-the-kings", place=yard)
    times = {each.removeprefix(f"{alone} · ") for each in await named(world, "hand", "match")}
    assert len(times) == 3
    assert all(re.fullmatch(r"\d+ \w+ \d{4} · \d\d:\d\d UTC", each) for each in times), times


async def test_a_match_named_in_the_option_is_the_one_shown(world: World) -> None:
    for record in await two_matches(world):
        result = await world.ask("ann", "board", match=record.id)
        assert f"<#{record.shown.place_id}>" in said_privately(result)
        after = await world.bot.ledger.read(record.id)
        assert after.shown.board_message_id != record.shown.board_message_id


@pytest.mark.parametrize("match", ["0000000000", "x" * 200, "'; --", ""])
async def test_a_match_that_is_not_ones_own_cannot_be_named(world: World, match: str) -> None:
    record = await world.begin("ann", "bob")
    await world.ask("cem", "play high-card")
    before = await world.rows()
    for wrong in (match, record.id):
        result = await world.ask("cem", "hand", match=wrong)
        assert "You're not at that table" in said_privately(result)
    assert await world.rows() == before


async def test_hand_lists_tables_with_links_and_whose_turn_it_is(world: World) -> None:
    first, second = await two_matches(world)
    await world.ask("ann", "play high-card")
    for result in (await world.ask("ann", "hand"), await world.ask("ann", "hand", directly=True)):
        lines = told(answer(result)).splitlines()
        assert len(lines) == 3
        assert sum("not started yet" in line for line in lines) == 1
        for record in (first, second):
            link = f"/{world.guild.id}/{record.shown.place_id}/{record.shown.board_message_id}"
            (line,) = (line for line in lines if link in line)
            seat = record.chair_of(world.people["ann"].id)
            assert seat is not None
            assert ("your turn" in line) == (record.state.turn == seat.seat)


async def test_rules_are_shown_privately_anywhere(world: World) -> None:
    assert "**A hand.**" in words(await world.read_rules("ann", "high-card"))
    assert "**The reserve.**" in said_privately(await world.ask("ann", "rules", directly=True))


@every_slug
async def test_rules_lead_to_all_their_parts_and_to_other_games(world: World, slug: str) -> None:
    page = await world.read_rules("ann", slug)
    contents, games = menus(page)
    assert contents["placeholder"] == "Contents"
    assert contents["options"]
    for part in contents["options"]:
        await world.press("ann", page, contents["custom_id"], part["value"])
        assert re.search(rf"\*\*{re.escape(part['label'])}\.?\*\*", words(page))
        contents = menus(page)[0]
    for other in games["options"]:
        await world.press("ann", page, menus(page)[1]["custom_id"], other["value"])
        assert heading(page) == other["label"]


async def test_help_fits_a_phone_and_leads_to_every_command(world: World) -> None:
    """Commands are mentions to be pressed, under the ids that Discord knows them by."""
    for directly in (False, True):
        page = await world.ask("ann", "help", directly=directly)
        assert len(told(page)) < 450
        assert labels(page)[:3] == ["Try a game", "Learn a game", "Rules"]
        listed = words(page)
        (topics,) = menus(page)
        for topic in topics["options"]:
            await world.press("ann", page, menus(page)[0]["custom_id"], topic["value"])
            assert heading(page) == topic["label"]
            listed += words(page)
        known = await world.do(world.bot.tree.fetch_commands())
        typed = [each for each in known if each.type is AppCommandType.chat_input]
        commands = {each.name: each.id for each in typed} | {"play": 0}
        mentioned = dict(re.findall(r"</(\w+):(\d+)>", listed))
        assert {*commands} - {*mentioned} == {"play", "help"}
        assert all(int(number) == commands[name] for name, number in mentioned.items())
        for permission in ("Embed Links", "Attach Files", "Read Message History"):
            assert permission in listed


def menus(page: ResponseMessage) -> list[dict[str, Any]]:
    parts = [part for row in page.components for part in row["components"]]
    return [part for part in parts if "options" in part]


async def test_commands_leave_nothing_public_behind(world: World) -> None:
    record = await world.begin("ann", "bob")
    places = (world.channel.id, record.shown.place_id)
    before = [[m.id for m in world.messages(place)] for place in places]
    for name in ("hand", "tables", "help", "preferences", "leaderboard", "daily", "profile"):
        await world.ask("ann", name)
        await world.ask("ann", name, place=world.place(record.shown.place_id))
    assert [[m.id for m in world.messages(place)] for place in places] == before


async def test_every_command_is_offered_everywhere(world: World) -> None:
    ann = world.people["ann"]
    play = {f"play {slug}" for slug in GAMES}
    others = {"hand", "tables", "move", "help", "preferences", "leaderboard", "daily", "profile"}
    assert set(ann.user.available_commands()) == play | others
    assert play | others <= set(ann.available_commands(world.channel))


@every_slug
async def test_every_option_of_a_game_can_be_said_and_is_explained(world: World, slug: str) -> None:
    play = world.bot.tree.get_command("play")
    assert isinstance(play, app_commands.Group)
    command = play.get_command(slug)
    assert isinstance(command, app_commands.Command)
    fields = list(GAMES[slug].options.model_fields)
    assert [each.name for each in command.parameters][: len(fields)] == fields
    for each in command.parameters:
        assert not each.required
        assert len(each.description) > 10
        assert each.choices or each.type.name != "string"
        assert each.type.name != "integer" or None not in (each.min_value, each.max_value)


async def test_games_for_several_send_people_to_a_server(world: World) -> None:
    for slug, game in GAMES.items():
        if len(game.seats) > 1 or game.seats[0] > 1:
            refused = await world.ask("ann", f"play {slug}", directly=True)
            assert "play it on a server I'm in" in said_privately(refused)
    assert await world.all_matches() == []


async def test_the_menu_of_a_lobby_lets_only_those_leave_it_who_sit_there(world: World) -> None:
    await world.open_table("ann")
    control = f"{(await world.only_match()).id}:1:menu"
    everybodys = ["Rules", "Verify the match"]
    assert labels(await world.force("bob", control)) == everybodys
    assert labels(await world.force("ann", control)) == [
        "Post the board again",
        *everybodys,
        "Leave",
    ]


async def test_board_in_a_lobby_posts_the_lobby_again(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.ask("ann", "board")
    again = await world.lobby()
    assert again.id != lobby.id
    assert len(world.messages(world.channel.id)) == 1
    await world.join("bob")
    assert "bob" in words(again)


async def sent(world: World, data: dict[str, Any]) -> InteractionResult:
    """A command of ann's as Discord sends it, whatever is registered."""
    stand = Stand(world.people["ann"].id, world.guild.id, world.channel.id)
    made = interaction(world.env, stand, COMMAND, {"id": "1", "type": 1, **data})
    (result,) = emit(world.env, made)
    await world.env.settle()
    return result


def of_high_card(name: str, kind: int, value: object) -> dict[str, Any]:
    """``/play high-card`` with one option, as Discord sends it."""
    option = {"name": name, "type": kind, "value": value}
    return {"name": "play", "options": [{"name": "high-card", "type": 1, "options": [option]}]}


@pytest.mark.parametrize(
    "data",
    [
        {"name": "duel"},
        {"name": "play", "options": [{"name": "chess", "type": 1, "options": []}]},
        of_high_card("target", 4, 99),
        of_high_card("target", 3, "many"),
        of_high_card("pace", 3, "hasty"),
        of_high_card("level", 3, "emperor"),
    ],
    ids=["gone", "game gone", "too many", "words", "pace", "level"],
)
async def test_a_command_of_an_old_version_is_answered(world: World, data: dict[str, Any]) -> None:
    """As sent by a Discord client that hasn't been restarted since."""
    told = said_privately(await sent(world, data))
    assert "That command has changed since your Discord loaded it." in told
    assert await world.all_matches() == []
    assert all(isinstance(error, app_commands.AppCommandError) for error in world.env.errors)


async def test_what_needs_a_server_is_offered_nowhere_else(world: World) -> None:
    known = {c["name"]: c for scope in world.env.backend.commands.values() for c in scope.values()}
    limited = {name for name, command in known.items() if command["contexts"] != [0, 1, 2]}
    assert limited == {"challenge", "Challenge", "gamenight", "settings"}
    assert all(known[name]["contexts"] == [0] for name in limited)
    assert all(known[name]["integration_types"] == [0] for name in ("challenge", "Challenge"))


async def test_a_former_command_says_where_it_is_now(world: World) -> None:
    commands = [each for each in world.bot.tree.get_commands() if "former" in each.extras]
    moved = {former: each.name for each in commands for former in each.extras["former"]}
    assert {"board": "hand", "evening": "gamenight"}.items() <= moved.items()
    for former, now in moved.items():
        assert f"Use `/{now}` instead" in said_privately(await sent(world, {"name": former}))
    assert all(isinstance(error, app_commands.CommandNotFound) for error in world.env.errors)


# Hands


async def test_a_picture_that_stays_the_same_is_not_sent_again(world: World) -> None:
    name, hand = await world.three_cards()
    picks = [b["custom_id"] for b in buttons(hand) if ":pick:" in b["custom_id"]]
    shown = []
    for pick in (picks[0], picks[0], picks[1]):
        await world.people[name].click(hand, custom_id=pick)
        shown.append((world.sent_picture(hand), hand.attachments[0].id))
    assert shown[0] == shown[1]
    await world.press("cem", await world.board(), "Join")
    shown.append((world.sent_picture(hand), hand.attachments[0].id))
    pictures, numbers = zip(*shown[1:], strict=True)
    assert len(set(pictures)) == len(set(numbers)) == len(numbers)


async def test_a_picture_that_has_gone_from_the_hand_is_sent_again(world: World) -> None:
    name, hand = await world.three_cards()
    pick = next(b["custom_id"] for b in buttons(hand) if ":pick:" in b["custom_id"])
    await world.people[name].click(hand, custom_id=pick)
    shown = world.sent_picture(hand)
    # As after an edit that Discord made, although its answer was lost.
    world.env.backend.edit_message(hand.channel_id, hand.id, {"attachments": []})
    assert (await world.people[name].click(hand, custom_id=pick)).acknowledged
    assert world.sent_picture(hand) == shown


@pytest.mark.threads
@pytest.mark.drawn
async def test_a_hand_whose_picture_takes_long_is_told_the_news_before_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin("ann", "bob")
    hand = await world.hand(await world.waiting())
    monkeypatch.setattr("bot.show.hands.PICTURE_SECONDS", 0)
    monkeypatch.setattr(STAMPS, "_kept", OrderedDict())  # all drawings are made anew, in a thread
    loop, runtime = asyncio.get_running_loop(), world.env._runtime
    for timer in ("call_at", "call_later"):  # SimCord lets no time pass while a thread works
        monkeypatch.setattr(loop, timer, getattr(runtime, timer))
    adapter = world.env._webhook_adapter
    take = adapter.request
    shown: list[tuple[int, int]] = []

    async def look(route: Any, *args: Any, **kwargs: Any) -> Any:
        taken = await take(route, *args, **kwargs)
        shown.append((len(hand.attachments), len(buttons(hand))))
        return taken

    adapter.request = look
    await world.play_turn()
    assert (0, 0) in shown
    assert min(shown[-1]) > 0


async def test_a_picked_card_stays_picked_when_somebody_joins(world: World) -> None:
    name, hand = await world.three_cards()
    pick = next(b for b in buttons(hand) if ":pick:" in b["custom_id"])
    await world.people[name].click(hand, custom_id=pick["custom_id"])
    await world.press("cem", await world.board(), "Join")
    assert any(each.startswith("✓") for each in labels(hand))
    before = (await world.only_match()).version
    await world.people[name].click(hand, custom_id=declare_button(hand, LOWEST)["custom_id"])
    assert (await world.only_match()).version == before + 1


def declarations(hand: ResponseMessage) -> list[str]:
    return [b["label"] for b in buttons(hand) if ":declare:" in b["custom_id"]]


async def test_nothing_can_be_declared_before_a_card_is_picked(world: World) -> None:
    name, hand = await world.three_cards()
    assert all(found_button(hand, text)["disabled"] for text in declarations(hand))
    pick = next(b for b in buttons(hand) if ":pick:" in b["custom_id"])
    before = await world.rows()
    await world.people[name].click(hand, custom_id=pick["custom_id"])
    assert await world.rows() == before
    off = [text for text in declarations(hand) if found_button(hand, text)["disabled"]]
    assert len(off) == 1 and off[0].endswith("Middle"), "two players have no middle"
    assert "Answer to play it" in words(hand)


async def test_a_double_click_plays_once_and_is_told_nothing_of_it(world: World) -> None:
    for _ in range(3):
        record = await world.begin("ann", "bob")
        name, hand = await world.turn()
        twice = Click(name, hand, custom_id=declare_button(hand, LOWEST)["custom_id"])
        results = await world.at_once(twice, twice)
        assert (await world.only_match()).version == record.version + 1
        assert not any(result.followups for result in results)
        assert "lies face down" in words(hand) and "moved on" not in words(hand)
        await world.forget_match(record.id)


async def test_after_a_quarter_of_an_hour_a_hand_rests_and_a_press_opens_a_new_one(
    world: World,
) -> None:
    await world.begin("ann", "bob", pace="untimed")
    other = await world.waiting()
    old, name = await world.hand(other), await world.whose_turn()
    hand = await world.hand(name)
    await world.env.advance_time(15 * 60 + 1)
    sent = len(world.env.http_requests)
    await world.people[name].click(hand, custom_id=declare_button(hand, LOWEST)["custom_id"])
    assert "lies face down" in words(hand), "its buttons work long after it can be refreshed"
    edits = [r for r in world.env.http_requests[sent:] if r.method == "PATCH"]
    # Two of the answer that plays the turn, one of the board: none of the hand out of reach.
    assert sum("@original" in request.path for request in edits) <= 2
    assert "not your turn yet" in words(old)
    fresh = await world.hand(other)
    assert fresh.id != old.id
    assert "Your turn" in words(fresh)


async def test_a_hand_that_can_not_be_kept_up_to_date_says_how_to_go_on(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    name, other = await world.whose_turn(), await world.waiting()
    await world.deal_more(name, 2)
    hands = [await world.hand(name), await world.hand(other)]
    pick = next(b["custom_id"] for b in buttons(hands[0]) if ":pick:" in b["custom_id"])
    await world.people[name].click(hands[0], custom_id=pick)
    offered, pictures = labels(hands[0]), [each.attachments[0].id for each in hands]
    await world.env.advance_time(14 * 60 + 20)
    for hand in hands:
        assert "for 15 minutes" in words(hand) and "`/hand`" in words(hand)
    assert [each.attachments[0].id for each in hands] == pictures
    assert labels(hands[0]) == offered, "its controls still play"
    await world.people[name].click(hands[0], custom_id=pick)
    assert "for 15 minutes" not in words(hands[0]), "a press keeps it up to date again"
    await world.people[name].click(
        hands[0], custom_id=declare_button(hands[0], LOWEST)["custom_id"]
    )
    assert "Your turn" not in words(hands[1])
    assert "Your turn" in words(await world.ask(other, "hand"))


async def test_a_dismissed_hand_opens_again(world: World) -> None:
    await world.begin("ann", "bob")
    other = await world.waiting()
    hand = await world.hand(other)
    world.env.backend.delete_message(hand.channel_id, hand.id)
    await world.play_turn()
    assert "Your turn" in words(await world.hand(other))


async def test_the_hands_clock_follows_the_board(world: World) -> None:
    record = await world.begin("ann", "bob")
    _, hand = await world.turn()
    assert record.alarm.ends_at is not None
    assert f"<t:{record.alarm.ends_at // 1000}:R>" in words(hand)


async def test_my_hand_is_private_on_the_board_and_on_the_ping(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    await world.play_turn()
    await world.grace()
    record = await world.only_match()
    name = await world.whose_turn()
    await world.restart()
    (call,) = world.calls(record.shown.place_id)
    ping = world.public(record.shown.place_id, call.id)
    for message in (ping, await world.board()):
        before = words(message)
        result = await world.press("stranger", message, "My hand")
        assert "Only players at this table" in said_privately(result)
        assert not result.attachments
        assert "You hold" in said_privately(await world.press(name, message, "My hand"))
        assert words(message) == before


async def test_a_call_is_never_left_behind_by_a_press_and_a_turn_together(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    name = await world.whose_turn()
    hand = await world.ask(name, "hand")
    word = declare_button(hand, LOWEST)["custom_id"]
    board = await world.board()
    await world.at_once(Click(name, hand, custom_id=word), Click(name, board, "My hand"))
    await world.play_turn()
    await world.play_turn()
    assert world.called(record.shown.place_id) in ([], [await world.whose_turn()])
