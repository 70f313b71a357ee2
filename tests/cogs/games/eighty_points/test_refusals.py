"""Every refusal by the rules has a sentence of the game's own, and changes nothing."""

from dataclasses import dataclass

from games.eighty_points.state import EightyPointsState, Pass
from tests.cogs.games.eighty_points.playing import begin, laid_out, refused
from tests.cogs.games.eighty_points.test_playing import POSITIONS
from tests.games.eighty_points import table
from tests.games.eighty_points.table import C, D, H, S
from tests.games.playing import chance, codes
from tests.support.acting import arrange
from tests.support.world import World, said_privately

OTHER_PHASE = "You can't do that now. Open your hand again."
KINGS = "Only the King of the Hill can decide that."
EIGHT = "You have to bury exactly eight cards."
NOT_HELD = "You don't hold that card any more. Open your hand again."
NO_LEAD = "Lead one card, or two with the same rank and suit."
NOT_FOLLOWING = "You have to follow the lead. Your hand only offers the cards you may play."
NOT_DECLARABLE = "You don't have the cards to declare that suit."


@dataclass(frozen=True)
class Refused:
    state: EightyPointsState
    name: str
    verb: str
    told: str


def _declared() -> EightyPointsState:
    """Bob has declared a single spade, and ann has answered."""
    state = table.dealing("2H 2H", "2S", "2C 2C", "2D", dealt=19)
    table.declare(state, 1, S)
    table.go_on(state)
    table.GAME.apply(state, 0, Pass(), chance())
    return state


def _final() -> EightyPointsState:
    """Cem has declared a pair."""
    state = table.dealing("2H 2H", "2S", "2C 2C", dealt=18)
    table.declare(state, 2, C, pair=True)
    table.go_on(state)
    return state


def _buried(number: int, other: str = "") -> str:
    mine = codes(laid_out("burying").hands[0][:number]).split()
    return "bury:" + ".".join([*mine, *other.split()])


LEADING, FOLLOWING = POSITIONS["lead"][0], POSITIONS["follow"][0]
SITUATIONS = (
    Refused(laid_out("dealing"), "ann", "put:AS", OTHER_PHASE),
    Refused(laid_out("shown"), "ann", "put:KS", OTHER_PHASE),
    Refused(laid_out("scored"), "ann", "pass", OTHER_PHASE),
    Refused(laid_out("naming"), "bob", "name:1", KINGS),
    Refused(laid_out("burying"), "bob", "bury:3S.3S.4S.4S.5S.5S.6S.6S", KINGS),
    Refused(laid_out("calling"), "eve", "call:-", KINGS),
    Refused(laid_out("burying"), "ann", _buried(7), EIGHT),
    Refused(laid_out("burying"), "ann", _buried(9), EIGHT),
    Refused(laid_out("burying"), "ann", _buried(7, "QD"), NOT_HELD),
    Refused(laid_out("declaring"), "dora", f"declare:{S}.", NOT_DECLARABLE),
    Refused(laid_out("declaring"), "bob", f"declare:{S}.pair", NOT_DECLARABLE),
    Refused(_declared(), "ann", "pass", "You've already given your answer for this round."),
    Refused(_declared(), "dora", f"declare:{D}.", "Only a pair can override it."),
    Refused(_final(), "ann", f"declare:{H}.pair", "nothing can override a pair"),
    Refused(LEADING, "bob", "put:AS.KS", NO_LEAD),
    Refused(LEADING, "bob", "put:AS.AS.AS", NOT_HELD),
    Refused(LEADING, "bob", "put:3D", NOT_HELD),
    Refused(FOLLOWING, "bob", "put:4D", NOT_FOLLOWING),
    Refused(FOLLOWING, "bob", "put:9S.9S", NOT_FOLLOWING),
    Refused(POSITIONS["pairs"][0], "bob", "put:9S.4S", NOT_FOLLOWING),
    Refused(POSITIONS["suit without pair"][0], "bob", "put:7S.3D", NOT_FOLLOWING),
    Refused(FOLLOWING, "cem", "put:6C", "It's not your turn. The board shows who plays next."),
)


async def test_what_is_refused_is_told_in_a_sentence(world: World) -> None:
    await begin(world, pace="live")
    for each in SITUATIONS:
        record = await arrange(world, table.GAME.copy(each.state))
        made = f"{record.id}:{record.alarm.since}:{each.verb}"
        (told,) = await refused(world, each.name, made)
        assert each.told in told, each.verb


async def test_nobody_sits_down_at_a_running_match_or_starts_with_fewer_than_five(
    world: World,
) -> None:
    await world.open_table("ann", game="eighty-points")
    told = said_privately(await world.people["ann"].click(await world.lobby(), label="Start"))
    assert "This game needs at least 5 players." in told and "Play vs computers" in told
    for _ in range(4):
        await world.add_computer()
    await world.people["ann"].click(await world.lobby(), label="Start")
    record = await world.only_match()
    (told,) = await refused(world, "stranger", f"{record.id}:{record.alarm.since}:join")
    assert "Eighty Points is for five players, and all seats are taken." in told
