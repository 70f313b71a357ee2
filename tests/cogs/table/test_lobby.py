"""The lobby: who may do what, when it is full, who takes over; what is refused at any table."""

import re

import pytest
from simcord import ResponseMessage

from bot.discord_io.press import Press
from bot.match.lobbies import MAX_LOBBIES
from games.core.cards import code
from tests.support.acting import seated_names
from tests.support.any_table import TRACE
from tests.support.world import Click, World, answer, buttons, labels, pings, said_privately, words


async def test_play_opens_a_table_with_the_host_seated(world: World) -> None:
    lobby = await world.open_table("ann", target=3, pace="live")
    text = words(lobby)
    assert "**ann** · host" in text
    assert "First to 3 points" in text
    assert "live: seconds per turn" in text
    assert [label for label in labels(lobby) if label] == [
        *("Join", "Leave", "Start"),
        *("Play vs computers", "Cancel", "Rules", "Learn in two minutes"),
    ]
    assert not any(pings(message) for message in world.messages(world.channel.id))


async def test_a_lobby_shows_the_seal_of_the_deal_until_it_is_closed(world: World) -> None:
    lobby = await world.open_table("ann")
    record = await world.only_match()
    assert f"Seal of the match: {record.commitment[:8]}…" in words(lobby)
    assert record.secret.hex() not in words(lobby)
    await world.press("ann", lobby, "Cancel")
    assert "The host closed this table before the match started." in words(lobby)
    assert "Seal of the match" not in words(lobby), "nothing was dealt"
    assert not labels(lobby)


async def test_a_host_who_leaves_hands_over_to_the_next_person(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.add_computer()
    await world.join("bob", "cem")
    await world.press("ann", lobby, "Leave")
    record = await world.only_match()
    assert record.host_id == world.people["bob"].id
    assert [chair.name for chair in record.chairs] == ["Aldric", "bob", "cem"]
    assert "**bob** · host" in words(lobby)
    assert (await world.start("bob")).status == "running"


async def test_the_last_person_to_leave_closes_the_lobby(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.add_computer()
    await world.press("ann", lobby, "Leave")
    assert (await world.only_match()).status == "cancelled"
    assert "Everyone left this table" in words(lobby)


async def test_a_table_of_one_cannot_start(world: World) -> None:
    lobby = await world.open_table("ann")
    before = await world.rows()
    assert "at least 2 players" in said_privately(await world.press("ann", lobby, "Start"))
    assert await world.rows() == before


@pytest.mark.parametrize(
    ("guests", "target", "seats"), [((), 4, 4), (("bob",), 4, 4), ((), 26, 2), (("bob",), 20, 2)]
)
async def test_computers_fill_a_table_up_and_the_match_begins(
    world: World, guests: tuple[str, ...], target: int, seats: int
) -> None:
    """To a pleasant number, as far as the options allow it."""
    lobby = await world.gather("ann", *guests, target=target)
    await world.press("ann", lobby, "Play vs computers")
    record = await world.only_match()
    assert record.status == "running"
    assert len(record.chairs) == seats
    people = [chair.name for chair in record.chairs if chair.user_id is not None]
    assert people == ["ann", *guests]


async def test_each_level_of_computers_can_be_seated_and_is_seen_in_its_mark(world: World) -> None:
    lobby = await world.open_table("ann")
    (menu,) = [each for each in buttons(lobby) if each["custom_id"].endswith(":computer")]
    offered = [option["label"] for option in menu["options"]]
    assert offered == ["Knight ★★", "Page ★", "King ★★★"]
    assert all(option["description"] for option in menu["options"])
    for option in menu["options"]:
        await world.add_computer(level=option["value"])
    text = words(lobby)
    for name, mark in (("Aldric", "🤖★★"), ("Berengar", "🤖★"), ("Clotilde", "🤖★★★")):
        assert re.search(rf"\*\*{name}\*\* {mark}\s", text)
    await world.press("ann", lobby, "Start")
    levels = ["knight", "knight", "page", "king"]
    record = await world.only_match()
    assert [chair.level for chair in record.chairs] == levels


async def test_computers_sit_down_with_who_opens_the_table_if_there_are_chairs(
    world: World,
) -> None:
    assert "26" in said_privately(await world.ask("ann", "play high-card", target=26, computers=2))
    assert not await world.all_matches()
    lobby = await world.open_table("ann", computers=2, level="king")
    assert [chair.level for chair in (await world.only_match()).chairs[1:]] == ["king", "king"]
    assert words(lobby).count("🤖★★★") == 2


async def test_thirteen_chairs_are_all_there_are(world: World) -> None:
    await world.open_table("ann")
    for _ in range(12):
        lobby = await world.add_computer()
    names = [chair.name for chair in (await world.only_match()).chairs]
    assert len(set(names)) == 13
    assert labels(lobby)[:2] == ["Leave", "Start"]
    assert not {"Join", "Play vs computers"} & {*labels(lobby)}
    assert "All 13 seats are taken" in await world.rejected("bob", "join")


@pytest.mark.parametrize(("target", "most"), [(26, 2), (17, 3), (5, 10)])
async def test_players_times_points_may_not_exceed_the_deck(
    world: World, target: int, most: int
) -> None:
    lobby = await world.open_table("ann", target=target)
    for _ in range(most - 1):
        await world.add_computer()
    before = await world.rows()
    told = said_privately(await world.press("bob", lobby, "Join"))
    assert f"{most + 1} players going for {target} points" in told
    assert "52" in told
    assert await world.rows() == before
    assert (await world.start("ann")).status == "running"


async def test_a_person_hosts_at_most_three_lobbies(world: World) -> None:
    for _ in range(3):
        await world.ask("ann", "play high-card")
    before = await world.rows()
    assert "already have 3 open tables" in said_privately(await world.ask("ann", "play high-card"))
    assert await world.rows() == before
    await world.press("ann", await world.lobby((await world.all_matches())[0]), "Cancel")
    await world.ask("ann", "play high-card")
    assert len(await world.all_matches()) == 4


async def test_a_person_sits_in_at_most_ten_matches(world: World) -> None:
    for host in ("ann", "bob", "cem", "dora"):
        for _ in range(3):
            await world.ask(host, "play high-card")
    refusals = []
    for record in await world.all_matches():
        result = await world.press("stranger", await world.lobby(record), "Join")
        if (record := await world.bot.ledger.read(record.id)).chair_of(world.stranger.id) is None:
            refusals.append(said_privately(result))
    assert len(refusals) == 2
    assert all("already in 10 matches" in text for text in refusals)
    assert len(await world.bot.queries.matches_of(world.stranger.id)) == 10
    assert "already in 10 matches" in said_privately(await world.ask("stranger", "play high-card"))
    assert len(await world.all_matches()) == 12


async def test_rules_in_the_lobby_are_shown_to_the_one_who_asks(world: World) -> None:
    rules = await world.press("stranger", await world.open_table("ann"), "Rules")
    assert rules.ephemeral
    assert "**Who is right.**" in words(rules)
    assert "Chris Gesell and Jason Christie" in words(rules)
    await world.press("stranger", rules, "Forward →")
    assert "**House rules.**" in words(rules)
    await world.press("stranger", rules, "← Back")
    assert "**Who is right.**" in words(rules)


async def test_a_name_with_markdown_stays_a_name(world: World) -> None:
    mention = world.people["bob"].mention
    world.welcome("tricky", nick=f"**@everyone** {mention}")
    await world.ask("tricky", "play high-card")
    (message,) = world.messages(world.channel.id)
    assert not message.mention_everyone
    assert not pings(message)
    assert mention not in words(await world.lobby())
    assert "@everyone" not in words(await world.lobby())
    assert "\\*\\*" in words(await world.lobby())


@pytest.mark.parametrize("end", ["Start", "Cancel"])
async def test_what_an_opening_command_was_told_goes_with_the_lobby(world: World, end: str) -> None:
    opening = await world.ask("ann", "play high-card")
    assert "Your table is open." in words(opening)
    stored = world.env.backend.messages[opening.channel_id]
    await world.join("bob")
    assert opening.id in stored
    await world.press("ann", await world.lobby(), end)
    assert opening.id not in stored


async def test_a_table_whose_last_chair_is_taken_begins_by_itself(world: World) -> None:
    lobby = await world.gather("ann", "bob", game="king-of-the-hill")
    told = re.search(r"the match starts <t:(\d+):R>", words(lobby))
    assert told and int(told[1]) == pytest.approx(world.env.now().timestamp() + 8, abs=1)
    await world.env.advance_time(7)
    assert (await world.only_match()).status == "lobby"
    await world.env.advance_time(2)
    assert (await world.only_match()).status == "running"


async def test_the_host_stops_that_and_so_does_whoever_leaves(world: World) -> None:
    lobby = await world.gather("ann", "bob", game="king-of-the-hill")
    told = await world.press("bob", lobby, "Not yet")
    assert "Only the host, ann, can do that" in said_privately(told)
    await world.press("ann", lobby, "Not yet")
    await world.env.advance_time(60)
    assert "Not yet" not in labels(lobby)
    await world.press("bob", lobby, "Leave")
    await world.press("cem", lobby, "Join")
    await world.press("cem", lobby, "Leave")
    assert "the match starts" not in words(lobby)
    await world.env.advance_time(60)
    assert (await world.only_match()).status == "lobby"
    await world.press("dora", lobby, "Join")
    await world.env.advance_time(9)
    record = await world.only_match()
    assert (record.status, record.chairs[1].name) == ("running", "dora")


NEW_HOST = "ann has left this server, so you're the host now."


async def left_by_ann(world: World, *guests: str) -> ResponseMessage:
    """Return a lobby whose host has left the server, which Discord doesn't report to the bot."""
    lobby = await world.gather("ann", *guests)
    world.guild.remove_member(world.people["ann"])
    return lobby


@pytest.mark.parametrize("joined", [(), ("dora",)], ids=["quiet", "pressed lately"])
async def test_where_the_host_has_left_the_server_whoever_sits_there_starts(
    world: World, joined: tuple[str, ...]
) -> None:
    """The new host is told so and has their hand, also where the press needn't renew the lobby."""
    lobby = await world.gather("ann", "bob", "cem")
    refused = await world.press("bob", lobby, "Start")
    assert "Only the host, ann, can do that." in said_privately(refused)
    world.guild.remove_member(world.people["ann"])
    await world.env.advance_time(11 * 60)
    await world.join(*joined)
    started = await world.people["bob"].click(lobby, label="Start")
    shown = (started.response, *started.followups)
    said, hand = (words(each) for each in shown if each is not None and each.ephemeral)
    assert said.startswith(NEW_HOST)
    assert "You hold" in hand
    record = await world.only_match()
    assert (record.status, record.host_id) == ("running", world.people["bob"].id)
    assert await seated_names(world) == ["bob", "cem", *joined]


async def test_two_who_start_together_where_the_host_has_left_deal_once(world: World) -> None:
    lobby = await left_by_ann(world, "bob", "cem")
    results = await world.at_once(Click("bob", lobby, "Start"), Click("cem", lobby, "Start"))
    record = await world.only_match()
    assert record.status == "running" and await seated_names(world) == ["bob", "cem"]
    hosts = [world.people[name].id == record.host_id for name in ("bob", "cem")]
    assert ["You hold" in said_privately(each) for each in results] == hosts
    assert ["moved on" in said_privately(each) for each in results] == [not it for it in hosts]


@pytest.mark.parametrize(
    ("control", "status"),
    [("Play vs computers", "running"), ("Cancel", "cancelled"), ("computer", "lobby")],
)
async def test_each_press_of_a_hosts_takes_over(world: World, control: str, status: str) -> None:
    lobby = await left_by_ann(world, "bob")
    if control == "computer":
        await world.add_computer("bob")
    else:
        await world.press("bob", lobby, control)
    record = await world.only_match()
    assert (record.status, record.host_id) == (status, world.people["bob"].id)
    assert record.chair_of(world.people["ann"].id) is None


async def test_only_who_sits_at_the_table_takes_it_over_and_alone_keeps_it_open(
    world: World,
) -> None:
    lobby = await left_by_ann(world, "bob")
    refused = await world.press("cem", lobby, "Start")
    assert "Only the host, ann, can do that." in said_privately(refused)
    lonely = await world.people["bob"].click(lobby, label="Start")
    assert lonely.response is not None and lonely.response.content == NEW_HOST
    assert "needs at least 2 players" in said_privately(lonely)
    assert await seated_names(world) == ["bob"]
    assert "**bob** · host" in words(lobby)


@pytest.mark.parametrize(("status", "code"), [(404, 10004), (403, 50001), (503, 0)])
async def test_a_host_of_whom_discord_says_nothing_stays_the_host(
    world: World, status: int, code: int
) -> None:
    lobby = await world.gather("ann", "bob")
    world.env.inject_error("GET", "/guilds/*/members/*", status=status, code=code, times=9)
    refused = await world.press("bob", lobby, "Start")
    assert "Only the host, ann, can do that." in said_privately(refused)
    world.heal()


async def test_a_host_who_is_there_is_looked_up_once_for_many_presses(world: World) -> None:
    lobby = await world.gather("ann", "bob")
    for _ in range(5):
        await world.press("bob", lobby, "Start")
    assert sum("/members/" in each.path for each in world.env.http_requests) == 1


async def test_tables_in_a_channel_that_one_no_longer_sees_are_left_by_hand(world: World) -> None:
    ann, yard = world.people["ann"], world.guild.create_text_channel("yard")
    for _ in range(MAX_LOBBIES):
        await world.ask("ann", "play high-card")
    world.hide("ann")
    await world.env.settle()
    refused = await world.ask("ann", "play high-card", place=yard)
    assert "leave it: /hand lists them" in said_privately(refused)
    listed = await world.ask("ann", "hand", place=yard)
    (menu,) = buttons(listed)
    hand = answer(
        await ann.select(listed, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    )
    left = await world.press("ann", await world.press("ann", hand, "More"), "Leave")
    assert "You've left the table." in said_privately(left)
    await world.ask("ann", "play high-card", place=yard)
    statuses = [record.status for record in await world.all_matches()]
    assert sorted(statuses) == ["cancelled", *["lobby"] * MAX_LOBBIES]


# Refusals


async def refused(world: World, name: str, custom_id: str) -> str:
    """Press a forged button, and check that nothing changes. Returns the reply."""
    message = world.forge(custom_id)
    before = await world.rows()
    result = await world.people[name].click(message, custom_id=custom_id)
    assert result.acknowledged
    told = said_privately(result)
    assert TRACE not in told
    assert words(message).startswith("forged")
    assert await world.rows() == before
    return told


FORGED = (
    *("garbage", "x" * 100, ":::", "-:0:hand", "'; DROP TABLE matches; --", "a' OR '1'='1:1:hand"),
    *("0000000000:1:hand", "0000000000:999999999:declare:AS/lowest"),
    *("0000000000:99999999999999999999:hand", "0000000000:1:hand:\n", "ÄÖÜ:1:hand", "٣:٣:hand"),
    *("-:0:prefer:__class__", "-:0:prefer:", "-:0:verify", "-:0:resign", "-:0:rematch"),
    "-:0:rules",
)


async def test_forged_custom_ids_are_refused(world: World) -> None:
    await world.begin("ann", "bob")
    for custom_id in FORGED:
        assert len(await refused(world, "ann", custom_id)) > 20, custom_id


async def test_what_the_rules_refuse_is_told_in_a_sentence(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    (mine,) = record.state.hands[record.state.turn]
    (theirs,) = record.state.hands[1 - record.state.turn]
    prefix = f"{record.id}:{record.version}"
    for verb in ("nonsense", "declare", "declare:", "declare:AS", "declare:/"):
        told = await refused(world, name, f"{prefix}:{verb}")
        assert "not a move in High Card" in told or "button no longer works" in told, verb
    for args in ("AS/winner", "ZZ/lowest", "JR/highest", "a'--/lowest", "AS/lowest/x"):
        told = await refused(world, name, f"{prefix}:declare:{args}")
        assert "Open your hand again" in told, args
    told = await refused(world, name, f"{prefix}:declare:{code(theirs)}/lowest")
    assert "You don't have that card" in told
    told = await refused(world, await world.waiting(), f"{prefix}:declare:{code(theirs)}/lowest")
    assert "It's not your turn" in told
    for since in (0, 1, 4, 999999999):
        told = await refused(world, name, f"{record.id}:{since}:declare:{code(mine)}/lowest")
        assert "moved on" in told and "Your turn" in told


async def test_the_host_rules_the_lobby_only_as_it_is(world: World) -> None:
    await world.gather("ann", "bob")
    record = await world.only_match()
    for verb in ("start", "cancel", "computer"):
        told = await refused(world, "ann", f"{record.id}:{record.version - 1}:{verb}")
        assert "just joined or left" in told


def test_a_verb_that_no_custom_id_can_hold_is_refused_at_the_start(world: World) -> None:
    async def never(_: Press) -> None: ...

    router = world.bot.router
    for verb in ("this_verb_is_far_too_long", "Upper", ""):
        with pytest.raises(ValueError, match="no custom id"):
            router.on(verb, "own", never)
        with pytest.raises(ValueError, match="no custom id"):
            router.on_board([verb])
    with pytest.raises(ValueError, match="two meanings"):
        router.on("join", "own", never)
