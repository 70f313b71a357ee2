"""Forged, outdated and foreign controls: a polite private answer, and never a change."""

import pytest

from tests.cogs.games.eighty_points.matches import refused
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    begin,
    bury,
    come_to,
    declare,
    get_ready,
    ids,
    laid_out,
    pass_by,
)
from tests.games.eighty_points.table import D, H, S, dealing
from tests.support.acting import arrange
from tests.support.world import Click, World, answer, buttons, said_privately, words

MALFORMED = (
    *("declare", "declare:", "declare:4", "declare:-1", "declare:x", "declare:x.pair"),
    *("declare:1.pair", "declare:²", "declare:99999999999999999999", "declare:1.pair.pair"),
    *("name", "name:", "name:4", "name:-1", "name:x", "name:²", "name:1.5"),
    *("bury", "bury:", "bury:..", "bury:zz", "bury:AS", "bury:" + ".".join(["2C"] * 8)),
    *("bury:" + ".".join(["JR"] * 9), "bury:2c.3c.4c.5c.6c.7c.8c.9c"),
    *("call:", "call:zz", "call:J", "call:AS.AS", "call:54", "call:--", "call:jr"),
    *("put", "put:", "put:..", "put:zz", "put:as", "put:2C.3D.4H", "put:JR.JR"),
    *("set_aside", "attack:JB", "choose:1", "fix_rounds:0", "left", "deal", "bury_", "puts:AS"),
)
DRAFTS = (*("-1", "+zz", "+", "AS", "f" * 75, "-" + "f" * 74, "1_0", "٣", "+1+1", "menu0"),)


async def test_malformed_moves_and_drafts_do_nothing_in_any_phase(world: World) -> None:
    await begin(world, pace="live")
    for phase in ("dealing", "declaring", "burying", "calling", "playing", "scored"):
        record = await arrange(world, laid_out(phase))
        since = f"{record.id}:{record.alarm.since}"
        await refused(world, "ann", *(f"{since}:{verb}"[:100] for verb in MALFORMED))
        if phase in ("burying", "calling", "playing"):
            await refused(world, "ann", *(f"{since}:pick:{draft}"[:100] for draft in DRAFTS))
            await refused(world, "dora", *(f"{since}:{verb}"[:100] for verb in MALFORMED[::5]))
        assert "Something went wrong" not in words(await world.board())
        strange = (f"{since}:put:AS", f"{since}:pick:1", f"{since}:hand")
        for told in await refused(world, "stranger", *strange):
            assert "do not sit at this table" in told


OTHER_PHASES = {
    "dealing": ("pass", "name:1", "bury:2C", "call:AS", "call:-", "put:AS", "ready"),
    "declaring": ("name:1", "bury:2C", "call:AS", "put:AS", "ready"),
    "naming": ("declare:2.", "pass", "bury:2C", "call:AS", "put:AS", "ready"),
    "burying": ("declare:2.", "pass", "name:1", "call:AS", "put:AS", "ready"),
    "calling": ("declare:2.", "pass", "name:1", "bury:2C", "put:AS", "ready"),
    "playing": ("declare:2.", "pass", "name:1", "bury:2C", "call:AS", "call:-", "ready"),
    "shown": ("declare:2.", "pass", "name:1", "bury:2C", "call:AS", "put:KS", "ready"),
    "scored": ("declare:2.", "pass", "name:1", "bury:2C", "call:AS", "put:KS"),
}


async def test_moves_of_other_phases_are_refused(world: World) -> None:
    await begin(world, pace="live")
    for phase, verbs in OTHER_PHASES.items():
        record = await arrange(world, laid_out(phase))
        made = [f"{record.id}:{record.alarm.since}:{verb}" for verb in verbs]
        for told in await refused(world, "ann", *made):
            assert "That cannot be done now. Open your hand again." in told, phase


EIGHT = "3S.3S.4S.4S.5S.5S.6S.6S"


async def test_what_is_for_the_king_of_the_hill_is_for_nobody_else(world: World) -> None:
    await begin(world, pace="live")
    for phase, verb in (("naming", "name:1"), ("burying", f"bury:{EIGHT}"), ("calling", "call:-")):
        record = await arrange(world, laid_out(phase))
        for name in ("bob", "eve"):
            (told,) = await refused(world, name, f"{record.id}:{record.alarm.since}:{verb}")
            assert "That is for the King of the Hill alone to decide." in told
            assert not ids(await world.hand(name), verb.partition(":")[0])


async def test_exactly_eight_cards_of_ones_own_are_buried(world: World) -> None:
    await begin(world, pace="live")
    record = await arrange(world, laid_out("burying"))
    since = f"{record.id}:{record.alarm.since}"
    mine = record.game.dump(record.state)["hands"][0]
    seven, nine = ".".join(mine[:7]), ".".join(mine[:9])
    for told in await refused(world, "ann", f"{since}:bury:{seven}", f"{since}:bury:{nine}"):
        assert "Exactly eight cards are buried, no more and no fewer." in told
    theirs = next(card for card in record.game.dump(record.state)["hands"][1] if card not in mine)
    (told,) = await refused(world, "ann", f"{since}:bury:{seven}.{theirs}")
    assert "You do not hold that card any more." in told


async def test_only_what_can_be_declared_is_declared(world: World) -> None:
    await begin(world, pace="live")
    await arrange(world, dealing("2H 2H", "2S", "2C 2C", "2D", dealt=20))
    (told,) = await refused(world, "dora", await _forged(world, f"declare:{S}."))
    assert "You do not hold the cards to declare that suit." in told
    (told,) = await refused(world, "dora", await _forged(world, f"declare:{D}.pair"))
    assert "You do not hold the cards to declare that suit." in told
    await declare(world, "bob", S)
    assert not ids(await world.hand("dora"), "declare")
    (told,) = await refused(world, "dora", await _forged(world, f"declare:{D}."))
    assert "A suit is declared already; only a pair can override it." in told
    await pass_by(world, "dora")
    (told,) = await refused(world, "dora", await _forged(world, "pass"))
    assert "You have given your answer for this round already." in told
    hand = await declare(world, "ann", H, pair=True)
    assert "You are King of the Hill." in words(hand)


async def _forged(world: World, verb: str) -> str:
    record = await world.only_match()
    return f"{record.id}:{record.alarm.since}:{verb}"


async def test_ready_is_said_once_on_the_board_or_in_the_hand(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "scored")
    await get_ready(world, "ann")
    told = said_privately(await world.people["ann"].click(await world.board(), label="Ready"))
    assert "You are ready already; the others are still to answer." in told
    assert (await world.only_match()).version == record.version + 1
    await get_ready(world, "bob", on_board=False)
    told = said_privately(await world.stranger.click(await world.board(), label="Ready"))
    assert "do not sit at this table" in told
    assert "Still to answer: **cem**, **dora**, and **eve**." in words(await world.board())
    board = await world.board()
    await world.at_once(*(Click(name, board, "Ready") for name in ("cem", "dora", "eve")))
    assert (await world.only_match()).state.round == 2
    result = await world.press("ann", board, f"{record.id}:{record.alarm.since}:ready")
    assert "moved on" in answer(result).content


async def test_buttons_of_an_earlier_decision_show_the_hand_as_it_is(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "burying")
    mine = " ".join(record.game.dump(record.state)["hands"][0][:8])
    hand = await bury(world, "ann", mine)
    assert "Call a card." in words(hand)
    old = f"{record.id}:{record.alarm.since}"
    told = await refused(world, "ann", f"{old}:bury:{mine.replace(' ', '.')}", f"{old}:call:-")
    assert all("The table has moved on" in text and "Call a card." in text for text in told)


async def test_nothing_is_played_in_a_lobby_or_after_the_end(world: World) -> None:
    await world.open_table("ann", game="eighty-points")
    record = await world.only_match()
    verbs = ("put:AS", "call:-", "ready", "declare:1.", "name:1", "pass")
    await refused(world, "ann", *(f"{record.id}:{record.version}:{verb}" for verb in verbs))
    told = said_privately(await world.people["ann"].click(await world.lobby(), label="Start"))
    assert "This game needs at least 5 players." in told and "add a computer" in told
    for _ in range(4):
        await world.people["ann"].click(await world.lobby(), label="Add computer")
    sixth = said_privately(await world.people["bob"].click(await world.lobby(), label="Join"))
    assert "All 5 chairs are taken." in sixth
    await world.people["ann"].click(await world.lobby(), label="Start")
    await arrange(world, laid_out("scored"))
    await world.people["ann"].slash(world.channel, "rounds", remaining=0)
    record = await world.only_match()
    assert record.status == "over"
    made = [f"{record.id}:{record.alarm.since}:{verb}" for verb in (*verbs, "pick:1")]
    for told in await refused(world, "ann", *made):
        assert "over" in told
    assert not [b for b in buttons(await world.board()) if b["label"] == "Ready"]


@pytest.mark.parametrize("name", [*NAMES[:2], "stranger"])
async def test_a_pick_is_nobody_elses_business(world: World, name: str) -> None:
    await begin(world, pace="live")
    await come_to(world, "playing")
    pick = ids(await world.hand("ann"), "pick")[0]
    board = words(await world.board())
    count = len(world.env.http_requests)
    await world.people[name].click(world.forge(pick), label="0")
    assert words(await world.board()) == board
    public = [r.path for r in world.env.http_requests[count:] if r.path.startswith("/channels")]
    assert not public
