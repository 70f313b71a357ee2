"""The rules of King of the Mountain, by Paul E. Newton."""

from typing import Any, ClassVar

from pydantic import TypeAdapter

from games.core.chance import Chance
from games.core.game import Deadline, Event, Game, IllegalAction, IllegalOptions, Outcome, Plays
from games.core.menu import ListMenu, Menu
from games.king_of_the_mountain.armies import (
    SUGGESTED,
    army_menu,
    army_of,
    begin_play,
    end_picking,
    give_court,
    leave_early,
    pick_menu,
    pieces_given,
    suggested_pieces,
    waited_for_picks,
)
from games.king_of_the_mountain.board import KING, SEAT_CORNERS, kind_of, owner_of
from games.king_of_the_mountain.moves import TurnMenu, is_legal, number_of, targets_of
from games.king_of_the_mountain.position import Position, empty_position
from games.king_of_the_mountain.state import (
    Action,
    AnswerDraw,
    Deploy,
    KingOfTheMountainOptions,
    KingOfTheMountainState,
    Move,
    Mutate,
    OfferDraw,
    Pick,
    Respawn,
    clash,
    still_asked,
)
from games.king_of_the_mountain.terrain import terrain_of
from games.king_of_the_mountain.turns import (
    answer_draw,
    leave,
    mutate,
    offer_draw,
    pass_turn,
    play_move,
)
from games.king_of_the_mountain.view import KingOfTheMountainView
from games.king_of_the_mountain.worlds import view_of, world_of

_NOTHING: ListMenu[Action] = ListMenu()
_ANSWERS = (AnswerDraw(accept=True), AnswerDraw(accept=False))
_OFFER = (OfferDraw(),)


class KingOfTheMountain(
    Game[KingOfTheMountainState, KingOfTheMountainView, KingOfTheMountainOptions]
):
    """King of the Mountain: chess with walls for two to four, won by a King on the centre."""

    slug: ClassVar = "king-of-the-mountain"
    title: ClassVar = "King of the Mountain"
    position: ClassVar = 3
    rules_version: ClassVar = 2
    seats: ClassVar = range(min(SEAT_CORNERS), max(SEAT_CORNERS) + 1)
    options: ClassVar = KingOfTheMountainOptions
    actions: ClassVar[TypeAdapter[Any]] = TypeAdapter(Action)
    computer_ratings: ClassVar = {"knight": (1800, 1414, 1358), "king": (1950, 1470, 1400)}
    moments: ClassVar = frozenset({"returned", "mutated"})
    ungraded: ClassVar = frozenset({"offer_draw", "answer_draw"})
    states: ClassVar[TypeAdapter[Any]] = TypeAdapter(KingOfTheMountainState)

    def new(
        self, options: KingOfTheMountainOptions, seats: int, chance: Chance
    ) -> KingOfTheMountainState:
        if seats not in self.seats:
            raise IllegalOptions("players")
        if (clashing := clash(options)) is not None:
            raise IllegalOptions("clash", options=clashing)
        position = empty_position(options.board, seats, chance.below("first", seats))
        give_court(position)
        state = KingOfTheMountainState(
            options=options,
            position=position,
            phase="picking" if options.picks_first else "deploying",
            picks=[None] * seats,
            armies=[None] * seats,
        )
        if options.wait_for_it and not options.picks_first:
            begin_play(state)
        return state

    def to_act(self, state: KingOfTheMountainState) -> frozenset[int]:
        match state.phase:
            case "picking":
                return frozenset(waited_for_picks(state))
            case "deploying":
                living = state.position.living
                return frozenset(seat for seat in living if state.armies[seat] is None)
            case "playing":
                return frozenset((state.position.turn, *_asked(state)))
            case "mutating":
                return frozenset((state.mutating[0], *_asked(state)))
            case "over":
                return frozenset()

    def menu(self, state: KingOfTheMountainState, seat: int) -> Menu[Any]:
        if seat not in self.to_act(state):
            return _NOTHING
        match state.phase:
            case "picking":
                return pick_menu(state.options)
            case "deploying":
                return army_menu(state.options, pieces_given(state, seat))
            case "mutating" if seat == state.mutating[0]:
                kinds = dict.fromkeys(state.position.reserves[seat])
                return ListMenu((*map(Mutate, kinds), Mutate(None), *_talk(state, seat)))
            case "playing" if seat == state.position.turn:
                return TurnMenu(state.position, seat, _talk(state, seat))
            case _:
                return ListMenu(_ANSWERS)

    def apply(
        self, state: KingOfTheMountainState, seat: int, action: Action, chance: Chance
    ) -> list[Event]:
        if state.phase == "over":
            raise IllegalAction("match_over")
        if seat not in state.position.living:
            raise IllegalAction("not_your_turn")
        match action:
            case Move() | Respawn() if state.phase == "playing":
                return self._move(state, seat, action)
            case OfferDraw() if state.phase == "playing":
                return self._offer(state, seat)
            case AnswerDraw():
                return self._answer(state, seat, accept=action.accept)
            case Mutate() if state.phase == "mutating":
                if seat != state.mutating[0]:
                    raise IllegalAction("not_your_turn")
                return mutate(state, action.kind)
            case Deploy() if state.phase == "deploying":
                return self._deploy(state, seat, action)
            case Pick() if state.phase == "picking":
                return self._pick(state, seat, action)
            case _:
                raise IllegalAction("not_now")

    def _pick(self, state: KingOfTheMountainState, seat: int, action: Pick) -> list[Event]:
        if state.picks[seat] is not None:
            raise IllegalAction("already_chosen")
        if action not in self.menu(state, seat):
            raise IllegalAction("wrong_pick", number=state.options.chosen)
        state.picks[seat] = action.pieces
        events = [Event("chosen", {"seat": seat})]
        return events if self.to_act(state) else events + end_picking(state)

    def _deploy(self, state: KingOfTheMountainState, seat: int, action: Deploy) -> list[Event]:
        if state.armies[seat] is not None:
            raise IllegalAction("already_chosen")
        fault = army_menu(state.options, pieces_given(state, seat)).fault(action.army)
        if fault is not None:
            raise IllegalAction(fault, number=state.options.pieces)
        state.armies[seat] = action.army
        events = [Event("chosen", {"seat": seat})]
        return events if self.to_act(state) else events + begin_play(state)

    def _move(
        self, state: KingOfTheMountainState, seat: int, action: Move | Respawn
    ) -> list[Event]:
        if seat != state.position.turn:
            raise IllegalAction("not_your_turn")
        move = number_of(action)
        assert move is not None
        if not is_legal(state.position, seat, move):
            raise IllegalAction(_why_not(state.position, seat, action))
        return play_move(state, move)

    def _offer(self, state: KingOfTheMountainState, seat: int) -> list[Event]:
        if seat != state.position.turn:
            raise IllegalAction("not_your_turn")
        if _talk(state, seat) != _OFFER:
            raise IllegalAction("offer_pending" if state.offer is not None else "already_offered")
        return offer_draw(state)

    def _answer(self, state: KingOfTheMountainState, seat: int, *, accept: bool) -> list[Event]:
        if seat not in _asked(state):
            raise IllegalAction("no_offer")
        return answer_draw(state, seat, accept=accept)

    def deadline(self, state: KingOfTheMountainState) -> Deadline | None:
        match state.phase:
            case "over":
                return None
            case "playing":
                return Deadline(f"turn/{state.turns}", None, frozenset((state.position.turn,)))
            case "mutating":
                key = f"mutating/{state.turns}/{state.mutating[0]}"
                return Deadline(key, None, frozenset(state.mutating[:1]))
            case _:
                return Deadline(state.phase, None, self.to_act(state))

    def expire(
        self, state: KingOfTheMountainState, chance: Chance, plays: Plays | None = None
    ) -> list[Event]:
        if state.phase == "playing":
            return pass_turn(state)
        return super().expire(state, chance, plays)

    def default_action(self, state: KingOfTheMountainState, seat: int, chance: Chance) -> Any:
        """Deploy the suggested army, don't mutate, or pass the turn (house rule)."""
        match state.phase:
            case "picking":
                return Pick(suggested_pieces(SUGGESTED, state.options.chosen))
            case "deploying":
                return Deploy(army_of(SUGGESTED, state.options, pieces_given(state, seat)))
            case "mutating":
                return Mutate(None)
            case _:
                return None

    def concede(self, state: KingOfTheMountainState, seat: int, chance: Chance) -> list[Event]:
        if state.phase == "over":
            raise IllegalAction("match_over")
        if seat not in state.position.living:
            raise IllegalAction("not_your_turn")
        if state.phase in ("playing", "mutating"):
            return leave(state, seat)
        return leave_early(state, seat)

    view = staticmethod(view_of)
    determinize = staticmethod(world_of)

    def outcome(self, state: KingOfTheMountainState) -> Outcome | None:
        if state.phase != "over":
            return None
        position = state.position
        places = [0] * position.seats
        # Without a winner, all who are still there share the first place.
        first = 1 if state.winner is None else 2
        for seat in position.living:
            places[seat] = 1 if seat == state.winner else first
        # Players who left are last: the earlier, the lower.
        for place, seat in enumerate(reversed(position.gone), len(position.living) + 1):
            places[seat] = place
        return Outcome(tuple(places), tuple(position.captures))

    def copy(self, state: KingOfTheMountainState) -> KingOfTheMountainState:
        twin = super().copy(state)
        twin.position = state.position.copy()
        return twin


def _asked(state: KingOfTheMountainState) -> tuple[int, ...]:
    return still_asked(state.position, state.offer, state.agreed)


def _talk(state: KingOfTheMountainState, seat: int) -> tuple[Action, ...]:
    if seat in _asked(state):
        return _ANSWERS
    offers = state.phase == "playing" and state.offer is None and not state.offered
    return _OFFER if offers and seat == state.position.turn else ()


def _why_not(position: Position, seat: int, action: Move | Respawn) -> str:
    if isinstance(action, Respawn):
        return "no_respawn_point" if action.kind in position.reserves[seat] else "not_in_reserve"
    piece = position.board[action.source]
    if not piece:
        return "empty_square"
    if owner_of(piece) != seat:
        return "not_your_piece"
    terrain = terrain_of(position.board_name)
    kinds = {kind_of(piece)}
    # A King who may not move there because of check gets a reason of its own.
    if kinds == {KING}:
        kinds |= {position.monarchs[seat]} - {0}
        for kind in kinds:
            if action.target in targets_of(terrain, position.board, action.source, kind, seat):
                return "into_check"
    return "onto_wall" if action.target in terrain.walls else "illegal_move"
