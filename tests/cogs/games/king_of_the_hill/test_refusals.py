"""Every refusal by the rules has a sentence of the game's own, and changes nothing."""

from games.core.cards import code
from tests.cogs.games.king_of_the_hill.playing import NAMES, attack, begin
from tests.cogs.games.king_of_the_hill.test_pages import laid_out
from tests.support.acting import arrange
from tests.support.world import World, said_privately

SITUATIONS = (
    ("setup", "ann", "attack:JB", "You can't do that now. Open your hand again."),
    ("attack", "ann", "choose:10", "You can't do that now. Open your hand again."),
    ("setup", "ann", "set_aside:{theirs}", "You don't hold that card any more."),
    ("choosing", "ann", "choose:0", "You can't choose that stack yet"),
    ("choosing", "bob", "choose:10", "That's up to the other player."),
    ("spoils", "bob", "divide", "That's up to the other player."),
    ("spoils", "ann", "divide:2C", "You can only divide the cards you've just won."),
    ("attack", "ann", "attack:7S.AC", "That's not an attack."),
    ("tie", "ann", "attack:2C", "In a tie you can only attack from your reserve."),
)


async def refused(world: World, name: str, verb: str) -> str:
    """Return the reply to a press that changes nothing."""
    record, before = await world.only_match(), await world.rows()
    message = world.forge(f"{record.id}:{record.alarm.since}:{verb}")
    told = said_privately(await world.press(name, message, "0"))
    assert await world.rows() == before
    return told


async def test_what_is_refused_is_told_in_a_sentence(world: World) -> None:
    await begin(world)
    for phase, name, verb, told in SITUATIONS:
        record = await arrange(world, laid_out(phase))
        theirs = code(record.state.hands[1 - NAMES.index(name)][0])
        assert told in await refused(world, name, verb.format(theirs=theirs)), verb


async def test_an_attack_cannot_be_made_again(world: World) -> None:
    await begin(world)
    await arrange(world, laid_out("attack"))
    await attack(world, "ann", "AC")
    for verb in ("attack:AC", "attack:7S.8S"):
        assert "can't take it back" in await refused(world, "ann", verb)
