"""The three worked examples of the document, in its seating: Chris, Guy, Eric, Jason."""

from tests.games.high_card.table import play, standing, table, verdicts

CHRIS, GUY, ERIC, JASON = range(4)


def test_first_example_ten_as_middle_and_king_as_highest_are_out() -> None:
    state = table("10C", "KC", "4C AC", "JC", first=CHRIS)
    play(state, "10C middle", "KC highest", "AC highest")
    assert state.turn == JASON
    play(state, "JC middle")
    assert verdicts(state) == {CHRIS: False, GUY: False, ERIC: True, JASON: True}
    assert standing(state) == ["out", "out", "in", "in"]
    assert state.points == [0, 0, 1, 0]
    assert state.first == ERIC


def test_second_example_both_threes_are_lowest_and_there_is_no_middle() -> None:
    state = table("3C", "9C", "AC KC 9D", "3D 3H JC", first=ERIC)
    play(state, "9D middle", "3D lowest", "3C lowest", "9C highest")
    assert [verdict.seat for verdict in state.reveals[-1]] == [ERIC, JASON, CHRIS, GUY]
    assert verdicts(state) == {ERIC: False, JASON: True, CHRIS: True, GUY: True}
    assert standing(state) == ["in", "in", "out", "in"]
    assert state.first == JASON


def test_third_example_four_wrong_middles_restart_the_round() -> None:
    state = table("9D 10C JC", "2C 7C", "7D", "AC 9C", first=JASON)
    play(state, "9C middle", "9D middle", "7C middle", "7D middle")
    assert [verdict.seat for verdict in state.reveals[-1]] == [JASON, CHRIS, GUY, ERIC]
    assert verdicts(state) == {JASON: False, CHRIS: False, GUY: False, ERIC: False}
    assert state.ending == "void"
    assert state.points == [2, 1, 0, 1]
    assert standing(state) == ["in"] * 4
