"""The pages that are the same for every game: lobby, notice, controls, pings, whose hand it is."""

from dataclasses import replace
from typing import Any

from bot.base.language import Voice
from bot.base.names import escaped
from bot.matches.record import Chair, Pace
from bot.matches.view import Scene
from bot.pages.model import Button, Page, Row
from bot.pages.presenter import Face, SoloFace

COMPUTER_MARK = "⚙"
MOST_ROWS = 5
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def called(chair: Chair) -> str:
    """A seat's name in a text, with a mark where a computer plays."""
    gone = chair.left and (chair.user_id or 0) > 0
    mark = f" {COMPUTER_MARK}" if chair.computer and not gone else ""
    return f"**{escaped(chair.name)}**{mark}"


def pace_text(pace: Pace, voice: Voice) -> str:
    """What a pace means, in a few words."""
    return {
        "live": voice.say("live: seconds for a turn"),
        "relaxed": voice.say("relaxed: 5 minutes for a turn"),
        "correspondence": voice.say("correspondence: a day for a turn"),
        "untimed": voice.say("untimed: no clock"),
    }[pace]


def clock_text(scene: Scene[Any], voice: Voice) -> str:
    """Until when the present decision may take, in the reader's own time zone."""
    waits = scene.alarm.decision is not None and bool(scene.awaited)
    if scene.status != "running" or not waits or scene.alarm.ends_at is None:
        return ""
    return voice.say("Time ends {moment}.", moment=f"<t:{scene.alarm.ends_at // 1000}:R>")


def board_page(face: Face, scene: Scene[Any], voice: Voice) -> Page:
    """The public message of a match, whatever its status; the scene is a spectator's."""
    if scene.view is None:
        return _lobby_page(face, scene, voice)
    page = face.board(scene, voice)
    notes: tuple[str, ...]
    rows: tuple[Row, ...]
    match scene.status:
        case "over":
            notes = (page.text,) if scene.solo else (standings(face, scene, voice), "", page.text)
            rows = _over_controls(scene, voice)
        case "cancelled":
            called_off = voice.say("This match was called off, without a result.")
            notes = (called_off, _broken_seal(scene, voice))
            rows = ()
        case "archived":
            notes = (voice.say("Put aside, since nobody touched it for a month."), "", page.text)
            rows = ((Button(voice.say("Take it up again"), "resume", style="success"),),)
        case _:
            notes = (page.text, _absent_text(scene, voice), clock_text(scene, voice))
            notes = tuple(note for note in notes if note)
            controls = (
                _solo_controls(scene, voice) if scene.solo else _board_controls(face, scene, voice)
            )
            rows = (*page.rows, controls)
    return replace(page, text="\n".join(notes), rows=rows)


def hand_page(face: Face, scene: Scene[Any], voice: Voice, draft: str) -> Page:
    """What a user sees of their own seat; of a game for one, the board itself."""
    if scene.solo:
        return board_page(face, scene, voice)
    title = face.title(voice)
    if scene.view is None:
        return Page(title, voice.say("Your hand is dealt when the match begins."))
    if scene.viewer is None:
        if scene.gave_up:
            return Page(title, voice.say("You have left this match. The board shows the rest."))
        return Page(title, voice.say("You do not sit at this table. The board shows everything."))
    page = face.hand(scene, voice, draft)
    chair = scene.chairs[scene.viewer]
    text = page.text
    rows = page.rows
    if chair.stand_in:
        text = voice.say("A computer is playing your seat while you are away.") + "\n" + text
        back = (Button(voice.say("Take my seat back"), "back", style="success"),)
        rows = (back, *rows) if len(rows) < MOST_ROWS else (back,)
    elif scene.my_turn:
        text += "\n" + clock_text(scene, voice)
    return Page(page.title, text, page.footer, page.colour, page.picture, rows)


def _absent_text(scene: Scene[Any], voice: Voice) -> str:
    absent = [escaped(chair.name) for chair in scene.chairs if chair.stand_in and not chair.left]
    if not absent:
        return ""
    return voice.say(
        "A computer plays for {names} until they take their seat back.",
        names=voice.listing(absent),
    )


def _lobby_page(face: Face, scene: Scene[Any], voice: Voice) -> Page:
    seats = [
        f"{chair.seat + 1}. {called(chair)}"
        + (" · " + voice.say("host") if chair.user_id == scene.host_id else "")
        for chair in scene.chairs
    ]
    lines = [
        face.summary(voice),
        f"{face.options_text(scene.options, voice)} · {pace_text(scene.pace, voice)}"
        + (" · " + voice.say("casual: does not count") if scene.casual else ""),
        "",
        *seats,
    ]
    if scene.status == "cancelled":
        lines.append(
            "\n"
            + (
                voice.say("This match was called off, without a result.")
                if scene.dealt
                else voice.say("This table was closed before the match began.")
            )
        )
        lines.append(_broken_seal(scene, voice))
        return Page(face.title(voice), "\n".join(lines), colour=0x6B7280)
    if scene.invited:
        names = voice.listing(escaped(name) for name in scene.invited)
        lines.append("\n" + voice.say("Invited to play again: {names}.", names=names))
    lines.append(
        "\n"
        + voice.say(
            "Press **Join** to sit down. {host} starts the match.", host=escaped(scene.host)
        )
    )
    lines.append(voice.say("Seal of the deal: `{commitment}`", commitment=scene.commitment))
    return Page(
        voice.say("{game}: a table is open", game=face.title(voice)),
        "\n".join(lines),
        rows=(
            (
                Button(voice.say("Join"), "join", style="success"),
                Button(voice.say("Leave"), "leave"),
                Button(voice.say("Start"), "start", style="primary"),
            ),
            (
                Button(voice.say("Add computer"), "computer"),
                Button(voice.say("Cancel"), "cancel", style="danger"),
                Button(voice.say("Rules"), "rules"),
            ),
        ),
    )


def _broken_seal(scene: Scene[Any], voice: Voice) -> str:
    if scene.secret is None:
        return voice.say("Seal of the deal: `{commitment}`", commitment=scene.commitment)
    return voice.say(
        "Seal of the deal: `{commitment}` made from `{secret}`",
        commitment=scene.commitment,
        secret=scene.secret,
    )


def _solo_controls(scene: Scene[Any], voice: Voice) -> tuple[Button, ...]:
    hint = (Button(voice.say("Hint"), "hint"),)
    return (
        *(() if scene.daily else hint),
        Button(voice.say("Concede"), "leave"),
        Button(voice.say("Rules"), "rules"),
    )


def _board_controls(face: Face, scene: Scene[Any], voice: Voice) -> tuple[Button, ...]:
    controls = [Button(voice.say("My hand"), "hand", style="primary")]
    if face.joinable:
        controls.append(Button(voice.say("Join"), "join"))
    controls.append(Button(voice.say("Leave"), "leave"))
    controls.append(Button(voice.say("Rules"), "rules"))
    if any(chair.stand_in for chair in scene.chairs):
        controls.append(Button(voice.say("Take my seat back"), "back", style="success"))
    return tuple(controls)


def _over_controls(scene: Scene[Any], voice: Voice) -> tuple[Row, ...]:
    again = (
        Button(voice.say("New game"), "again", style="success")
        if scene.solo
        else Button(voice.say("Rematch"), "rematch", style="success")
    )
    share = (Button(voice.say("Share the result"), "share", style="primary"),)
    return (
        (
            again,
            *(share if scene.daily and not scene.shared else ()),
            Button(voice.say("Replay"), "replay"),
            Button(voice.say("Verify the deal"), "verify"),
            Button(voice.say("Rules"), "rules"),
        ),
    )


def standings(face: Face, scene: Scene[Any], voice: Voice) -> str:
    """The final table: medals or places, names, scores."""
    outcome = scene.outcome
    if outcome is None:
        return ""
    lines = [f"**{face.verdict(scene, voice)}**"]
    for seat in sorted(range(len(outcome.places)), key=lambda s: (outcome.places[s], s)):
        place = outcome.places[seat]
        mark = MEDALS.get(place, f"{place}.")
        points = face.score_text(outcome.scores[seat], voice)
        left = " · " + voice.say("left the match") if scene.chairs[seat].left else ""
        lines.append(f"{mark} {called(scene.chairs[seat])} · {points}{left}")
    if scene.casual:
        lines.append(voice.say("Casual: this match does not count."))
    return "\n".join(lines)


def notice_page(face: Face, scene: Scene[Any], voice: Voice) -> Page:
    """What the lobby's message becomes when the match has a thread of its own."""
    names = ", ".join(called(chair) for chair in scene.chairs)
    where = voice.say("Table: {place}", place=f"<#{scene.place_id}>")
    if scene.status == "over":
        text = f"{standings(face, scene, voice)}\n{where}"
    else:
        text = voice.say("{names} are playing.", names=names) + f"\n{where}"
    return Page(face.title(voice), text)


def ping_text(face: Face, scene: Scene[Any], users: list[int], warn: bool, voice: Voice) -> str:
    """The short message that calls those whose turn it is."""
    names = voice.listing(f"<@{user}>" for user in users)
    game = face.title(voice)
    if warn:
        assert scene.alarm.ends_at is not None
        moment = f"<t:{scene.alarm.ends_at // 1000}:R>"
        return voice.say(
            "{names}: your time in {game} ends {moment}.", names=names, game=game, moment=moment
        )
    if not scene.awaited:
        return voice.say("{names}: {game} goes on now, and you may act.", names=names, game=game)
    return voice.say("{names}: it is your turn in {game}.", names=names, game=game)


def resign_page(voice: Voice, *, solo: bool) -> Page:
    """Asks once before a seat, or a game for one, is given up."""
    if solo:
        title, text = voice.say("Concede this game?"), voice.say("It ends here, and is lost.")
    else:
        title = voice.say("Leave this match?")
        text = voice.say("Your seat is given up for good and counts as a loss.")
    yes = voice.say("Yes, concede") if solo else voice.say("Yes, leave")
    return Page(
        title,
        text,
        rows=(
            (
                Button(yes, "resign", style="danger"),
                Button(voice.say("Keep playing"), "stay"),
            ),
        ),
    )


def described(face: Face, scene: Scene[Any], voice: Voice) -> str:
    """A match in a few words: the game and who plays."""
    names = voice.listing(chair.name for chair in scene.chairs)
    if scene.status == "lobby":
        return voice.say("{game}, not begun: {names}", game=face.title(voice), names=names)
    if isinstance(face, SoloFace):
        kind = voice.say("of the day") if scene.daily else voice.say("private")
        parts = [face.title(voice), *([kind] if scene.carried else []), face.progress(scene, voice)]
        return " · ".join(parts)
    return voice.say("{game}: {names}", game=face.title(voice), names=names)
