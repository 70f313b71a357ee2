"""How a round of Eighty Points was reckoned, line by line."""

from bot.base.language import Voice
from bot.base.names import escaped
from bot.matches.view import Scene
from games.core.cards import RANKS, label
from games.eighty_points import PASSED, EightyPointsView, Score


def lines(scene: Scene[EightyPointsView], view: EightyPointsView, voice: Voice) -> list[str]:
    """Tricks, dead hand, total, who rises, who is King of the Hill next; none before that."""
    score = view.score
    if score is None or view.phase not in ("scored", "over"):
        return []
    found = [
        _tricks_line(scene, view, score, voice),
        _dead_line(view, score, voice),
        _total_line(score, voice),
        _rise_line(scene, view, score, voice),
    ]
    if view.phase == "scored":
        found.append(_next_line(scene, view, score, voice))
    return found


def _names(scene: Scene[EightyPointsView], seats: tuple[int, ...], voice: Voice) -> str:
    return voice.listing(escaped(scene.name(seat)) for seat in seats)


def _tricks_line(
    scene: Scene[EightyPointsView], view: EightyPointsView, score: Score, voice: Voice
) -> str:
    challengers = [seat for seat in range(len(view.seats)) if seat not in score.defenders]
    parts = " + ".join(f"{escaped(scene.name(s))} {score.points[s]}" for s in challengers)
    defenders = _names(scene, score.defenders, voice)
    defended = voice.count(
        len(score.defenders),
        "{names} defended alone.",
        "{names} defended.",
        names=defenders,
    )
    return (
        defended
        + " "
        + voice.say(
            "The challengers took {parts} = **{sum}** points.", parts=parts, sum=score.challengers
        )
    )


def _dead_line(view: EightyPointsView, score: Score, voice: Voice) -> str:
    cards = " ".join(label(card) for card in view.buried or ())
    if not score.doubled:
        return voice.count(
            score.dead,
            "Dead hand: {cards} ({n} point). A defender took the last trick, so it does not count.",
            "Dead hand: {cards} ({n} points). A defender took the last trick, so it does not "
            "count.",
            cards=cards,
        )
    return voice.count(
        score.dead,
        "Dead hand: {cards} ({n} point). A challenger took the last trick, so it counts twice: "
        "**+{twice}**.",
        "Dead hand: {cards} ({n} points). A challenger took the last trick, so it counts twice: "
        "**+{twice}**.",
        cards=cards,
        twice=2 * score.dead,
    )


def _total_line(score: Score, voice: Voice) -> str:
    total = f"**{score.total}**"
    if score.total < 80:
        return voice.say("Total: {total}, short of 80: the defenders win the round.", total=total)
    return voice.say("Total: {total}, at least 80: the challengers win the round.", total=total)


def _rise_line(
    scene: Scene[EightyPointsView], view: EightyPointsView, score: Score, voice: Voice
) -> str:
    if not score.rise:
        return voice.say("From 80 to 119 nobody rises.")
    now = [
        voice.say("{name} past the ace", name=escaped(scene.name(seat)))
        if view.seats[seat].rank == PASSED
        else voice.say(
            "{name} to {rank}",
            name=escaped(scene.name(seat)),
            rank=RANKS[view.seats[seat].rank - 2],
        )
        for seat in score.risers
    ]
    return voice.count(
        score.rise,
        "{band}: up by {n} rank, {now}.",
        "{band}: up by {n} ranks, {now}.",
        band=_band(score.total, voice),
        now=voice.listing(now),
    )


def _band(total: int, voice: Voice) -> str:
    """The span of totals that a rise goes with."""
    if total == 0:
        return voice.say("Not one point")
    for least, most in ((1, 40), (41, 79), (120, 159), (160, 199)):
        if least <= total <= most:
            return voice.say("{least} to {most}", least=least, most=most)
    return voice.say("200 or more")


def _next_line(
    scene: Scene[EightyPointsView], view: EightyPointsView, score: Score, voice: Voice
) -> str:
    name = f"**{escaped(scene.name(score.koth))}**"
    if score.koth == view.koth:
        return voice.say("{name} defended alone and stays King of the Hill.", name=name)
    if score.koth == view.ally:
        return voice.say("{name}, the ally, is King of the Hill next.", name=name)
    return voice.say(
        "{name}, the next challenger round the table, is King of the Hill next.", name=name
    )
