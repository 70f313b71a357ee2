## King of the Mountain on Discord

## Coaching for people who are new to King of the Mountain: what to do now, and why

chances-king-step = { $n ->
    [one] Your King is { $n } step from J10, and each step takes a turn. Other pieces can keep attackers out of his way.
   *[other] Your King is { $n } steps from J10, and each step takes a turn. Other pieces can keep attackers out of his way.
 }
turn-king-stay = Your King has to stay there to win. See which pieces could capture him, and stop them.
turn-king-step = Your King can step onto J10 now, and that wins at once.
turn-king-step-onto = Your King can't step onto J10 yet: he could be captured there. Drive away the pieces that attack it, or block their way.
turn-check-but = { $n ->
    [one] You're in check, but you don't have to respond: a King captured here comes back on { $point }, { $n } step from J10.
   *[other] You're in check, but you don't have to respond: a King captured here comes back on { $point }, { $n } steps from J10.
 }
chances-capture-possible = { $n ->
    [one] { $n } capture is possible. A captured piece isn't lost: it goes home, or waits in reserve.
   *[other] { $n } captures are possible. A captured piece isn't lost: it goes home, or waits in reserve.
 }
chances-king-walk = Your King has to walk to J10, but he can't move: clear a square next to him.
chances-king-step-j10 = { $n ->
    [one] Your King is { $n } step from J10. Bringing in a piece, on { $point }, takes a turn too.
   *[other] Your King is { $n } steps from J10. Bringing in a piece, on { $point }, takes a turn too.
 }
coaching-picking-picking-another = You're picking for another player. Short-range pieces are weaker, and the suggestion is fair.
coaching-picking-bringing-piece = Bringing in a piece costs a turn, so a few long-range pieces are worth most. *Suggest* is a safe choice.
coaching-deploying = Use the army shown here if you like. Captured pieces come back, so a poor setup won't hurt you for long.
coaching-mutating = A King who can also run like a Rook or Bishop gets to the centre sooner. The piece is gone for good.
coaching = A draw means nobody wins. Compare how far the Kings are from J10 before you answer.
turn-king-step-onto-j10 = Your King can step onto J10 now. He has to stay there to win, so keep help nearby.
turn-mark-s = { $mark }'s King wins if he stays on J10. If you capture him there, he starts again further away.
turn-mark-s-king = { $mark }'s King is close to J10, but a King can't step where he could be captured: attack the squares in front of him.

## The parts of every hand of King of the Mountain: the row of controls, and the board

board-shown = Numbers
button-resign = Resign
button-offer-draw = Offer a draw
button-accept-draw = Accept the draw
button-decline = Decline

## Setting up an army: picking pieces for a friend, and an editor that swaps squares

picking-picked-pieces = Picked: { $pieces }.
wanted-pick-piece = { $n ->
    [one] **Pick { $n } piece for { $name }**, who also gets the court and six Heroes. Nobody else sees your picks until the armies are shown.
   *[other] **Pick { $n } pieces for { $name }**, who also gets the court and six Heroes. Nobody else sees your picks until the armies are shown.
 }
deploying = **Deploy your army.** Use a suggestion as it is, or press *Rearrange* to swap pieces.
editor-rearrange-army = **Rearrange your army.** Press two squares to swap their pieces.
given-name-picked = { $name } picked for you: { $pieces }.
army-shown = Corner: { $pieces }
picking-choose-pieces = Choose the pieces
picking-keep-these = Keep these in reserve
picking-give-these = Give these pieces
wanted-pick-piece-reserve = { $n ->
    [one] **Pick { $n } piece for your reserve**; six Heroes wait there too. All reserves are shown once everyone has picked.
   *[other] **Pick { $n } pieces for your reserve**; six Heroes wait there too. All reserves are shown once everyone has picked.
 }
editor-which-square = Which square should { $square } swap with?
button-deploy-army = Deploy this army
given-name-left = { $name } has left; you have: { $pieces }.
square = empty
button-rearrange = Rearrange
editor-swap-another = Or swap in another piece.

## A player's hand in King of the Mountain: its decisions, and how to make them

mutating = **Your King was captured** and may mutate, just this once: give up a piece from your reserve for good, and he can also move and capture the way it does.
button-leave-him = Leave him as he is

## A lesson of King of the Mountain by playing: one walk to the centre, with its setbacks

lesson-goal = Walk your King to the centre, J10. The first King to get there wins.
lesson-last = That's all there is to it: walk your King to the centre, and remember that captured pieces come back. A real match begins with everyone deploying in secret: press *Deploy this army* to take the one you see. Ready?
lesson-steps-pieces-red = Your pieces are the red ones, at the bottom left. Most of them wait in reserve, and bringing one in takes your whole turn. Press *Re-spawn*, then *Cannon*.
lesson-steps-bring-help = Bring in help first: press *Re-spawn*, then *Cannon*.
lesson-steps-pieces-come = Pieces come in at your corner, A1. Your King stands there, so the Cannon came in at your inner point, E5.
lesson-steps-king-shut = Your King is shut in by his own court. Your Cardinal moves diagonally until something gets in his way: here it's the wall on H7. Press the number on the Cardinal, B1, then the one on G6.
lesson-steps-let-cardinal = Let the Cardinal make room for the King: press the number on B1, then the one on G6.
lesson-steps-walls-stop = Walls stop nearly every piece, and no piece may stand on one. So there are only four ways in to the centre; yours leads through J7.
lesson-steps-now-walk = Now the walk begins. A King moves one step per turn, in any direction, and J10 is 12 steps away. Pick *King A1*, then *B1*.
lesson-steps-only-win = You only win by walking your King to the centre. Start now: *King A1*, then *B1*.
lesson-steps-11-steps = 11 steps to go, and your corner is free now.
lesson-steps-cannon-captures = A Cannon captures over exactly one piece, and walls don't stop it when it does. Aldric's Queen on R18 is that piece, so you can take the Cardinal behind her: *Cannon R4*, then *×R19*.
lesson-steps-capture-cannon = Capture with the Cannon, over the Queen: *Cannon R4*, then *×R19*.
lesson-steps-aldrics-queen = Aldric's Queen took your Cannon, but nothing is lost: it's back in your corner, A1. His Cardinal couldn't return to his corner, because his King is there, so it went to his reserve.
lesson-steps-four-turns = Four turns later Aldric's Queen on H3 checks your King on F5. You don't have to respond: captured Kings come back too. Use the turn to aim your Cannon up file I: *Cannon A1*, then *I1*.
lesson-steps-leave-him = Leave him in check and use your turn: *Cannon A1*, then *I1*.
lesson-steps-she-took = She took your King, but he's back on E5 at once, so you've only lost a step. That's where he returns from the middle. If he's captured nearer the edge, he returns to A1.
lesson-steps-king-capture = Your King can capture one step away in any direction, and nothing protects the Queen beside him. Pick *King E5*, then *×F5*.
lesson-steps-queen-f5 = The Queen on F5 is there to be taken: *King E5*, then *×F5*.
lesson-steps-shes-his = She's in his reserve now, and bringing her in costs him a turn.
lesson-steps-two-steps = Two steps to go, but Aldric's Marshall on I10 guards J10, and no King may step where he could be captured. Capture him over your own King: *Cannon I1*, then *×I10*.
lesson-steps-get-rid = Get rid of the Marshall first: *Cannon I1*, then *×I10*, over walls and your King.
lesson-steps-aldrics-king = Aldric's King had left home, so the Marshall is back in that corner, on S19, and far away. Nothing guards J10 now.
lesson-steps-way-clear = The way is clear, and you're never offered a square where your King could be captured. Pick *King I8*, then *J9*.
lesson-steps-aldric-needs = Aldric needs time to come back, so go on: *King I8*, then *J9*.
lesson-steps-step-go = One step to go. Aldric's Queen is too far away to stop you.
lesson-steps-now-up = And now up to the top: *King J9*, then *J10*.
lesson-steps-nothing-else = Nothing else matters now: *King J9*, then *J10*.
lesson-steps-king-centre = Your King is on the centre: **you win at once**.
lesson-ask = Aldric's King on K11 is one step from J10, and your own is still far away. Which move stops him?
lesson-meanwhile-two-turns = Two turns pass. Your Cannon goes round the walls, E5–E4–R4. Aldric brings in a Giant, who walks O15–O14–O13.
lesson-meanwhile-then-king = Then your King walks on, B1–C2–D3–E4–F5. Aldric's Queen comes round, R19–P17–P3–H3, and his Marshall moves to M18.
lesson-meanwhile-five-turns = Five turns pass. Your King walks through the gate at J7, F5–G5–H6–I6–J7–I8. Aldric's Marshall goes M18–M14–J14–K12–K10–I10, and his King steps to R18.
lesson-meanwhile-aldric-brings = Aldric brings his Queen back in, on O15.
lesson-steps-piece-come = That piece would come in the same way, but take the Cannon here: you'll need it.
lesson-steps-makes-room = That makes room too, but he can go farther, right up to the wall: to *G6*.
lesson-steps-he-could = He could run, but he doesn't have to: see what happens to a captured King. *Cannon A1*, then *I1*.
lesson-steps-i9-just = I9 is just as close, but in this lesson, use *J9*.
lesson-answers-queen-j6 = Queen to J6
lesson-answers-right-j6 = Right! From J6 your Queen guards J10, and no King may step where he could be captured. Aldric brings in a Rook first, so your King has time to come closer.
lesson-answers-queen-k6 = Queen to K6
lesson-answers-then-cannon = Then your Cannon checks him over your Queen. But a King doesn't have to leave check: he goes to J10 and wins. What would make that step illegal?
lesson-answers-king-h6 = King to H6
lesson-answers-king-needs = Your King needs several turns, and Aldric's needs only one. No King may step where he could be captured: which piece can guard J10?
lesson-reasons-cardinal-could = The Cardinal could take her too, but if the King does it, he also gains a step: *King E5*, then *×F5*.
lesson-reasons-marshall-still = The Marshall would still guard J10, and your King couldn't go there. *Cannon I1*, then *×I10*.

## The letters on the pieces, in the reader's language

drawn-k = K
drawn-q = Q
drawn-m = M
drawn-c = C
drawn-b = B
drawn-r = R
drawn-n = N
drawn-l = L
drawn-p = P
drawn-a = A
drawn-g = G
drawn-h = H

## A turn in a hand: press a piece, then a square

respawning = Which piece from your reserve should come in on { $square }? It takes your whole turn.
button-whole-board = Whole board
button-re-spawn = Re-spawn
button-another-piece = ← Another piece
going = **{ $piece }.** { $way }
warnings = **Your King is in check.**
choosing-turn-press = **Your turn.** Press a piece's number, then a square's; red numbers are captures.
button-more = More…
choosing-type-move = Or type a move: `/move E5 E9`.

## The presenter of King of the Mountain: its board, its hands and its rules

name = King of the Mountain
about = Chess with walls on 19×19 squares. Captured pieces come back, and the first King to reach the centre wins. For 2 to 4 players.
goal = Bring your King to the centre, J10, to win
summary = With three or four players, Cannons can capture on the very first move.
score = { $n ->
    [one] { $n } capture
   *[other] { $n } captures
 }
refusal-wrong-pick = { $n ->
    [one] Pick exactly { $n } piece.
   *[other] Pick exactly { $n } pieces, at most two of a kind.
 }

## Sentences on why one move is better than another, from the facts about both

wins-wins-next = { $n ->
    [one] It wins on your next turn, whatever the others do.
   *[other] It wins in { $n } turns, whatever the others do.
 }
loses-after-move = After { $move }, { $name } can put their King on the centre and win.
is-captured = After { $move }, { $name } can capture your { $piece } on { $square }.
captures = It captures the { $piece } on { $square }.
prepares = If `{ $reply }` is the answer, you can capture the { $piece } on { $square } next.
chances-strongest-answer = The strongest answer to { $move } is `{ $reply }`: you'd win { $less } times in 100, not { $more }.
wins-nobody-take = Nobody can take your King off the centre in time, so you win.
loses-after-move-name = { $n ->
    [one] After { $move }, { $name } wins on the next turn, whatever you do.
   *[other] After { $move }, { $name } wins in { $n } turns, whatever you do.
 }
loses-after-move-name-s = After { $move }, { $name }'s King has kept the centre for long enough and wins.
approaches-leaves-king = { $n ->
    [one] It leaves your King { $n } step from the centre.
   *[other] It leaves your King { $n } steps from the centre.
 }
approaches-after-move = { $n ->
    [one] After { $move }, an opponent's King gets within { $n } step of the centre.
   *[other] After { $move }, an opponent's King gets within { $n } steps of the centre.
 }
chances-youd-win = With it you'd win { $more } times in 100, with { $move } { $less }.

## Sentences for the refusals of King of the Mountain

not-an-army = You can't deploy that. Your army must have { $number } pieces, including the court and six Heroes. Open your hand again and start from a suggestion.
refusals-heroes-missing = Exactly six Heroes have to stand on the board.
refusals-empty-square = There's no piece on that square.
refusals-not-your-piece = That piece isn't yours.
refusals-into-check = Your King can't go where an enemy piece could capture him.
refusals-onto-wall = No piece may land on a wall.
refusals-illegal-move = That piece can't go there. Pick it in your hand to see where it can go.
refusals-not-in-reserve = You don't have that piece in reserve.
refusals-no-respawn-point = Nothing can re-spawn now: your own pieces stand on both of your re-spawn points.
refusals-already-offered = You can only offer one draw per turn.
refusals-offer-pending = A draw has already been offered; wait for the answers.
refusals-no-offer = There's no draw offer for you to answer.
refusals-players = King of the Mountain is for two to four players.
refusals-joining-closed = Nobody can join King of the Mountain once it has begun.
clashing-all-hands = All Hands on Deck (all_hands)
clashing-army-size = Limited Armies (army_size)
clashing-pick-for-friend = You Can Pick Your Friends (pick_for_friend)
clashing-wait-for-it = Wait for It (wait_for_it)
clash-other-contradict = { $one } and { $other } contradict each other. Leave one of them out.
clash-without-hands = Without All Hands on Deck (all_hands) an army has 10 to 20 pieces. Choose a smaller army_size, or all_hands.
clash-other-contradict-each = { $one } and { $other } contradict each other: with ten pieces there's nothing to pick. Leave one of them out.

## The rules of King of the Mountain in our own words

setting-up-goal-move = **Goal.** Move your King onto the centre, J10. He becomes King of the Hill, and you win. Losing him is only a setback, because he comes back.
signs-moving-hand = **Moving.** In your hand, press a piece's number, then the number of a square. Red numbers are captures. A piece that can go to many squares has a button for each direction, and ↱ for its leaps.
signs-move-notation = **Move notation.** `E5-E9` moves, `E5xE9` captures, `E5*G7` is an Archer's shot, and `N@A1` re-spawns a Knight. You can type them with `/move`.
signs-captured-pieces = **Captured pieces come back.** This happens at once and costs nobody a turn. They return to their owner's corner if it's empty, or else to their owner's reserve.
rules-king-mountain = King of the Mountain was designed by Paul E. Newton (The Chess Variant Pages).
rules-citadel-four = The Citadel with four armies deployed, one in each corner; in the middle a broken ring of walls around the centre.
setting-up-board = **Board.**
setting-up-19-19 = It has 19×19 squares, and walls. Nothing can land on a wall, and nothing passes through one unless the piece's own rules say so.
setting-up-red-rings = Red rings are re-spawn points: the four corners, and E5, E15, O15 and O5 closer to the centre. Those are the inner points.
setting-up-armies = **Armies.**
setting-up-king-begins = Your King begins in your corner. The Queen stands diagonally beside him, the Marshall on his left and the Cardinal on his right.
setting-up-sixteen-more = Sixteen more pieces stand in the lines that lead away from the Queen, Marshall and Cardinal: all six Heroes, and any ten of the other fourteen.
setting-up-pieces-leave = Pieces you leave out are out of the game. They don't wait in your reserve.
setting-up-deploy-secret = You all deploy in secret, and the armies are shown together (house rule).
setting-up-turns = **Turns.**
setting-up-move-piece = You move one piece per turn. Turns go clockwise.
setting-up-instead-moving = Instead of moving, you can re-spawn a piece from your reserve.
setting-up-either-turn = If you can't do either, your turn is skipped (house rule).
pieces-pieces-straight = **Pieces.** *Straight* means along a row or a file, never diagonally. A number says how many you have.
pieces-king-square = **K King:** one square in any direction, but not where he could be captured. He doesn't have to leave check.
pieces-queen-rook = **Q Queen**, **R Rook** (2), **B Bishop** (2): as in chess.
pieces-knight-square = **N Knight** (2): one square straight, then one diagonally outward. The first square must have no piece and no wall.
pieces-marshall-rook = **M Marshall:** a Rook and a Knight in one. **C Cardinal:** a Bishop and a Knight in one.
pieces-kangaroo-leaps = **L Kangaroo** (2): leaps over anything, either like a Knight in chess or two squares diagonally.
pieces-cannon-moves = **P Cannon** (2): moves like a Rook. It captures the second piece in a straight line, over exactly one other and over any walls.
pieces-archer-moves = **A Archer** (2): moves one or two squares straight. It shoots what stands exactly two squares away diagonally, over anything, and doesn't move.
pieces-giant-moves = **G Giant** (2): moves one square straight. It captures one or two squares diagonally, past a wall but not past a piece.
pieces-hero-moves = **H Hero** (6): moves one square diagonally, and captures one square straight.
signs-reading-board = **Reading the board.**
signs-picture-shows = The picture shows the part that matters most. The small map is the whole board, and the frame on it is that part. *Whole board* in your hand shows all of it.
signs-boards-frame = The board's frame is in the colour of the player whose turn it is. A golden edge marks them beside the board.
signs-each-name = Each name has its King in front. Below it are the number of pieces on the board, the captures (`×3`) and, behind a ring, the reserve: `H6` is six Heroes.
signs-number-alone = A number alone behind the ring counts a reserve that's too long to be listed.
signs-crown-number = A crown with a number means that a King is that many steps from the centre (three or fewer). On the board he has a golden frame.
signs-tinted-squares = Tinted squares are the last moves. A jagged square is a King in check.
signs-golden-plate = A golden plate on a King shows the movement he has gained. One on the centre shows how many turns a King has kept it.
signs-re-spawning = **Re-spawning.** It costs you a turn to bring in a piece from your reserve.
signs-comes-corner = It comes in on your corner, or on your inner point if one of your own pieces is on the corner.
signs-enemy-piece = An enemy piece on that square is captured. Your own pieces never are.
signs-captured-king = **A captured King.** He comes back at once too.
signs-he-captured = If he was captured in the outer four rows or files (A–D, P–S, 1–4, 16–19), he's back on his corner.
signs-he-captured-middle = If he was captured in the middle (E5 to O15), he's back on his inner point.
signs-whatever-stands = Whatever stands there is captured in turn, even if it's one of your own pieces or another King.
variants-variants-host = **Variants.** The host can combine them.
variants-hands-deck = *All Hands on Deck*: you play with all 24 pieces, and the lines are one square longer (house rule).
variants-limited-armies = *Limited Armies*: you play with 10 to 20 pieces, and 16 or 12 work well. The King, Queen, Marshall, Cardinal and all six Heroes are always among them (house rule).
variants-pick-friends = *You Can Pick Your Friends*: you pick the pieces for the player on your left.
variants-wait-pieces = *Wait for It*: all pieces but the King, Queen, Marshall and Cardinal begin in reserve. If armies are limited, you first pick in secret which pieces wait there (house rule).
variants-mutant-monarch = *Mutant Monarch*: when your King is captured for the first time, he can gain the movement of a piece in your reserve. That piece is gone for good.
variants-but-keep = *But Can You Keep It*: your King has to stay on the centre for a number of turns.
variants-boards-original = **The boards.** The original rules don't include any, so we made these three (house rule).
variants-citadel-broken = Citadel: a broken ring, with a shield in front of each gate.
variants-forest-single = Forest: single walls everywhere, so most lines are short.
variants-valleys-four = Valleys: four ridges and long diagonals.
rulings-two-players = Two players sit in opposite corners; three or four sit clockwise from A1. A random player begins.
rulings-suggested-armies = With the suggested armies, nobody can capture on their first turn. With three or four players, Cannons still can, because walls don't stop them.
rulings-piece-may = A piece may pass diagonally between two walls that only touch at a corner.
rulings-king-step = Your King can't step where an enemy could capture him once everything has come back. Pieces that could be re-spawned don't count.
rulings-piece-shot = A piece shot on its own corner is back there at once.
rulings-king-make = A King who has to make room counts as captured.
rulings-reserve-empty = If your reserve is empty when your King is first captured, the chance to mutate is gone.
rulings-keep-centre = To keep the centre, your King has to be there at the start of your turn, as many times as the host chose. If he leaves or is captured, the count starts again.
rulings-draws-leaving = **Draws and leaving.** These are house rules too.
rulings-offer-draw = You can offer a draw on your turn. All the others have to accept.
rulings-nobody-move = If nobody can move, or the host's limit of rounds is reached, it's a draw.
rulings-leave-pieces = If you leave, your pieces leave the board. The last player left wins.
rulings-get-suggested = You get the suggested army, your King doesn't mutate, and your turn passes.

## Sentences of a replay of King of the Mountain

step-name-picks = { $name } picks pieces
step-name-deploys = { $name } deploys

## ``/move``: a typed move, instead of one chosen by buttons

with-help = { $reason } From { $square } it can go to { $squares }.
with-reserve = { $reason } You can re-spawn { $pieces }.
stuck = You have no piece on { $square } that can move.
with-pieces = { $reason } These can move: { $pieces }.
move = I read that as a re-spawn: { $kind } `{ $move }`.
sources = { $kind } from the reserve
parse-move-read-move = I can't read { $move } as a move. Squares are A1 to S19: `/move E5 E9`, or `/move N@` to re-spawn a Knight.
parse-move-move-written = That move is written `{ $move }` here.

## The texts of King of the Mountain: turns, captures and returns

boards-citadel = Citadel: a broken ring with four gates
boards-forest = Forest: single walls everywhere, short lines
boards-valleys = Valleys: long diagonals between four ridges
names-king = King
names-queen = Queen
names-marshall = Marshall
names-cardinal = Cardinal
names-bishop = Bishop
names-rook = Rook
names-knight = Knight
names-kangaroo = Kangaroo
names-cannon = Cannon
names-archer = Archer
names-giant = Giant
names-hero = Hero
way-also-like = Also like a { $kind }: { $way }
offer-name-offers = 🤝 { $name } offers a draw, and the offer stands until their next turn. Waiting for { $names }.
loss-mark-kind = { $mark } { $kind } { $square } returns to { $to }
footer = Round { $round }
pieces-reserve-pieces = reserve: { $pieces }
way-step-any = One step in any direction, but not where he could be captured.
way-any-distance = Any distance straight or diagonally.
way-any-distance-straight = Any distance straight, or like a Knight.
way-any-distance-diagonally = Any distance diagonally, or like a Knight.
way-any-distance-diagonally-2 = Any distance diagonally.
way-any-distance-straight-2 = Any distance straight.
way-step-straight = One step straight onto a free square, then one diagonally outward.
way-leaps-over = Leaps over anything, like a Knight in chess or two squares diagonally.
way-any-distance-straight-captures = Any distance straight; captures over one other piece and any walls.
way-two-squares = One or two squares straight; shoots two squares diagonally, over anything.
way-step-straight-captures = One step straight; captures one or two squares diagonally, past walls.
way-step-diagonally = One step diagonally; captures one step straight.
offer-youve-offered = 🤝 You've offered a draw, and the offer stands until your next turn. Play on in the meantime. Waiting for { $names }.
near-name-s = 👑 **{ $name }'s King was captured on { $square } and is back on { $point }.**
ply-name-passes = { $name } passes.
ply-name-offers = { $name } offers a draw.
ply-name-accepts = { $name } accepts the draw.
ply-name-declines = { $name } declines the draw.
ply-name-leaves = { $name } leaves, and all their pieces go too.
ply-name-s = { $name }'s King can now also move and capture like a { $kind }.
ply-name-re = { $name } re-spawns: { $kind } `{ $move }`
loss-mark-kind-square = { $mark } { $kind } { $square } goes into reserve
verdict-name-s = { $name }'s King has reached the centre, J10. He's crowned King of the Hill, and that wins the match.
suggestion-vanguard = Vanguard
suggestion-phalanx = Phalanx
suggestion-raiders = Raiders
options-hands-deck = All Hands on Deck: 24 pieces each
options-pick-friends = You Can Pick Your Friends
options-wait = Wait for It
options-mutant-monarch = Mutant Monarch
options-but-keep = { $n ->
    [one] But Can You Keep It: { $n } turn
   *[other] But Can You Keep It: { $n } turns
 }
options-draw-after = { $n ->
    [one] a draw after { $n } round
   *[other] a draw after { $n } rounds
 }
now-picking-each-secretly = You each secretly pick the pieces that wait in your reserve. Press *My hand* to choose. Waiting for { $names }.
now-picking-each-secretly-pick = You each secretly pick the pieces for the player on your left. Press *My hand* to choose. Waiting for { $names }.
now-deploying = You all deploy in secret, and all armies are revealed at once. Press *My hand* to set up your corner. Waiting for { $names }.
now-mutating = { $name }'s King was captured for the first time and may gain the movement of a piece in reserve.
recent = **Last turns**
ply-name-leaves-king = { $name } leaves the King as he is.
ply-check-names = in check: { $names }
ply-still-check = still in check
waiting-picking-youve-picked = You've picked: { $pieces }. Waiting for the others.
waiting-deploying = Your army is ready. It will be revealed once everyone has deployed.
waiting-its-turn = It's not your turn. The board shows how things stand.
verdict-name-last = { $name } is the last one left, so { $name }'s King is crowned King of the Hill.
verdict-name-s-king = { $name }'s King has kept the centre, J10, long enough. He's crowned King of the Hill, and that wins the match.
verdict-agreed = A draw, by agreement: nobody's King is crowned King of the Hill.
verdict-limit = A draw: the last round is over, and nobody's King is crowned King of the Hill.
verdict-stuck = A draw: nobody can move.
options-limited-armies = Limited Armies: { $n } pieces each
now-playing = { $name }'s King is in check.
near-name-s-king = { $n ->
    [one] 👑 **{ $name }'s King is { $n } step from the centre.**
   *[other] 👑 **{ $name }'s King is { $n } steps from the centre.**
 }
waiting-picking-name-left = { $name } has left, so there's nothing for you to pick. Waiting for the others.
waiting-last-move = Your last move: `{ $move }`.
near-name-s-king-centre = 👑 **{ $name }'s King is on the centre: { $kept } of { $wanted }.**

## Commands

command-move = move
    .about = King of the Mountain: type a move, such as E5 E9 or N@A1
    .from = from
    .from-about = Your piece's square, a piece in reserve (N@), or a whole move
    .to = to
    .to-about = The square to go to, or to shoot at
    .match = match
    .match-about = Which match, if you're in several
command = king-of-the-mountain
    .about = Chess with walls on 19×19 squares, for two to four players
    .board = board
    .board-about = Which of the three boards (default: Citadel)
    .board-citadel = Citadel: a broken ring with four gates
    .board-forest = Forest: single walls everywhere, short lines
    .board-valleys = Valleys: long diagonals between four ridges
    .all_hands = all_hands
    .all_hands-about = Variant: All Hands on Deck, 24 pieces each
    .army_size = army_size
    .army_size-about = Variant: Limited Armies. Number of pieces each (default: 20)
    .pick_for_friend = pick_for_friend
    .pick_for_friend-about = Variant: pick the pieces for the player on your left
    .wait_for_it = wait_for_it
    .wait_for_it-about = Variant: all but four pieces begin in reserve
    .mutant_monarch = mutant_monarch
    .mutant_monarch-about = Variant: a King captured for the first time gains a new way to move
    .keep_it = keep_it
    .keep_it-about = Variant: how many turns a King has to stay on the centre (0: none)
    .turn_limit = turn_limit
    .turn_limit-about = Rounds until the match is a draw (0: no limit)
