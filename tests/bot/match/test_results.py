"""Results of matches: places, victories, and the tables in which they count."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.base.calendar import periods_at
from bot.match.chairs import Chair
from bot.match.counting import Key, Result, lines_of, tally
from bot.match.ratings import EVERYWHERE, MU, SIGMA, Standing
from bot.match.record import Record
from games import GAMES
from games.core import LEVELS, Outcome
from tests.support.past import GUILD
from tests.support.unstored import record_of

AT = 1_760_000_000_000
BEGUN = record_of(GAMES["high-card"])


def finished(chairs: list[Chair], *, casual: bool = False) -> Record:
    return replace(BEGUN, guild_id=GUILD, chairs=chairs, unrated="casual" if casual else None)


@st.composite
def ends(draw: st.DrawFn) -> tuple[Record, Outcome]:
    """A match of people and computers in any order, of whom some left or are stood in for."""
    seats = draw(st.integers(2, 13))
    chairs = [
        Chair(
            seat,
            user_id=draw(st.sampled_from([None, seat + 1, seat + 1, seat + 1])),
            name=f"player {seat}",
            contribution=draw(st.sampled_from(["", "77"])),  # none: they came after the start
            stand_in=draw(st.booleans()) and draw(st.booleans()),
            left=draw(st.booleans()) and draw(st.booleans()),
            decided=draw(st.booleans()),
            own_moves=draw(st.integers(0, 5)),
            computer_moves=draw(st.sampled_from([0, 0, 1, 2, 3])),
            level=draw(st.sampled_from(LEVELS)),
        )
        for seat in range(seats)
    ]
    scores = draw(st.lists(st.integers(0, 4), min_size=seats, max_size=seats))
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return finished(chairs, casual=draw(st.booleans())), Outcome(places, tuple(scores))


def away(chair: Chair) -> bool:
    if chair.user_id is None:
        return False
    mostly = chair.computer_moves * 2 > chair.own_moves
    return chair.left or chair.stand_in or mostly


@given(ends())
@settings(max_examples=150)
def test_places_are_among_people_the_absent_behind_those_there(end: tuple[Record, Outcome]) -> None:
    record, outcome = end
    lines = lines_of(record, outcome, 7, AT)
    people = [chair for chair in record.chairs if chair.user_id is not None]
    there = [chair.seat for chair in record.chairs if not away(chair)]
    best = min((outcome.places[seat] for seat in there), default=0)
    first = {seat for seat in there if outcome.places[seat] == best}
    if len(first) == len(there) > 1:
        first = set()  # all of them are equal, computers among them
    assert [(line.seat, line.user_id, line.name) for line in lines] == [
        (chair.seat, chair.user_id, chair.name) for chair in people
    ]
    for chair, line in zip(people, lines, strict=True):
        for other, beside in zip(people, lines, strict=True):
            if away(chair) != away(other):
                assert (line.place < beside.place) == away(other)
            else:
                mine, theirs = outcome.places[chair.seat], outcome.places[other.seat]
                assert (line.place < beside.place) == (mine < theirs)
                assert (line.place == beside.place) == (mine == theirs)
        assert line.place == 1 + sum(each.place < line.place for each in lines)
        assert line.won == (chair.seat in first)
        assert line.score == outcome.scores[chair.seat]
        assert (line.number, line.at, line.guild_id) == (7, AT, GUILD)


@given(ends())
@settings(max_examples=150)
def test_a_match_counts_for_all_who_took_part_or_for_nobody(end: tuple[Record, Outcome]) -> None:
    record, outcome = end
    people = [chair for chair in record.chairs if chair.user_id is not None]
    part = {chair.seat for chair in people if chair.decided or not away(chair)}
    counts = record.unrated is None and len(part) >= 2 and not all(map(away, people))
    rated = {line.seat for line in lines_of(record, outcome, 1, AT) if line.rated}
    assert rated == (part if counts else set())


@given(ends())
@settings(max_examples=150)
def test_who_plays_computers_alone_has_met_the_strongest_of_them(
    end: tuple[Record, Outcome],
) -> None:
    record, outcome = end
    lines = lines_of(record, outcome, 1, AT)
    levels = [chair.level for chair in record.chairs if chair.user_id is None]
    alone = len(lines) == 1 and levels
    assert [line.against for line in lines] == [
        max(levels, key=LEVELS.index) if alone else None for _ in lines
    ]


def tallied(lines: list[Result]) -> dict[Key, Standing]:
    there: dict[Key, Standing] = {}
    tally(lines, lambda key, name: there.setdefault(key, Standing(*key, name=name)))
    return there


@given(ends(), st.sets(st.integers(1, 13)))
@settings(max_examples=100)
def test_it_is_counted_in_each_table_that_it_belongs_to_and_no_other(
    end: tuple[Record, Outcome], worldwide: set[int]
) -> None:
    record, outcome = end
    lines = lines_of(record, outcome, 1, AT)
    for line in lines:
        line.worldwide = line.user_id in worldwide
    there = tallied(lines)
    expected = set()
    rated = [line for line in lines if line.rated]
    if rated:
        assert [line.user_id for line in rated if not line.gains] == nothing_gained(record)
        wide = {line.user_id for line in rated if line.worldwide}
        for guild, users in (
            (GUILD, {line.user_id for line in rated}),
            (EVERYWHERE, wide if len(wide) > 1 else set()),
        ):
            expected |= {(guild, "high-card", p, u) for p in periods_at(AT) for u in users}
    assert there.keys() == expected
    idle = set(nothing_gained(record))
    assert all(each.played == (each.user_id not in idle) for each in there.values())
    for line in lines:
        here = there.get((GUILD, "high-card", "all", line.user_id))
        shown = here if here and here.played else None
        assert (line.mu, line.sigma) == ((shown.mu, shown.sigma) if shown else (None, None))
        assert here is None or shown or (here.mu, here.sigma) == (MU, SIGMA)


def nothing_gained(record: Record) -> list[int]:
    """Return a match whose player was left alone before their third move."""
    people = [chair for chair in record.chairs if chair.user_id is not None]
    there = [chair for chair in people if not away(chair)]
    left = all(chair.left for chair in people if chair not in there)
    few = len(there) == 1 < len(people) and left and there[0].own_moves < 3
    return [there[0].user_id or 0] if few else []


def won(chairs: list[Chair], *places: int) -> list[bool]:
    outcome = Outcome(places, tuple(-place for place in places))
    return [line.won for line in lines_of(finished(chairs), outcome, 1, AT)]


def test_the_best_of_those_who_were_there_wins_computers_too_and_nobody_if_all_drew() -> None:
    first, *people = (Chair(seat, seat + 1, f"player {seat}", "") for seat in range(3))
    assert won([first, *people], 1, 1, 1) == [False] * 3
    assert won([first, *people], 1, 1, 3) == [True, True, False]
    absent, computer = Chair(0, 1, "absent", "", stand_in=True), Chair(0, None, "Aldric", "")
    assert won([absent, *people], 1, 2, 3) == [False, True, False]
    assert won([absent, *people], 1, 1, 1) == [False, False, False], "those there drew"
    assert won([computer, *people], 1, 2, 3) == [False, False]
    assert won([computer, *people], 2, 1, 3) == [True, False]


def test_ties_share_and_who_wins_gains_what_others_lose() -> None:
    chairs = [Chair(seat, seat + 1, f"player {seat}", "") for seat in range(4)]
    lines = lines_of(finished(chairs), Outcome((1, 2, 2, 4), (3, 1, 1, 0)), 1, AT)
    tallied(lines)
    mu = [line.mu or 0.0 for line in lines]
    assert mu[0] > 25 > mu[3]
    assert abs(mu[1] - mu[2]) < 1e-9
    assert mu[0] > mu[1] > mu[3]


def test_what_a_computer_played_counts_up_to_a_third() -> None:
    chairs = [Chair(seat, seat + 1, f"player {seat}", "", decided=True) for seat in (0, 1)]
    for own, computer, away_then in ((2, 1, False), (3, 2, True), (6, 3, False), (0, 0, False)):
        chairs[0].own_moves, chairs[0].computer_moves = own, computer
        assert chairs[0].away is away_then
        assert won(chairs, 1, 2) == [not away_then, away_then]
