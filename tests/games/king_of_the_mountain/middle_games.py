"""Middle games of King of the Mountain as text, most of them out of matches played at random."""

MIDDLE_GAMES = {
    "citadel for two": """
King of the Mountain
board: citadel
options: mutant_monarch
players: 2
round: 67
begins: 1
turn: 2
player 1: reserve MH, gained P, captured before yes, on the centre 0, captures 13
player 2: reserve QMRNLPAHH, gained H, captured before yes, on the centre 0, captures 6
19 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. C2 K2
18 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. H2 H2 .. ..
17 P2 .. .. .. .. .. .. .. .. .. .. .. .. H2 .. N2 Q1 .. ..
16 .. .. .. .. .. .. .. .. .. .. .. .. .. G2 P1 .. .. .. ..
15 .. .. .. .. .. .. .. ## ## ## ## ## .. .. .. .. .. .. ..
14 .. .. .. .. .. ## .. .. .. .. .. .. .. ## .. .. .. A2 ..
13 .. .. .. .. .. .. ## ## ## .. ## ## ## .. .. .. .. .. ..
12 .. .. .. .. ## R1 ## .. .. .. .. .. ## .. ## .. .. .. ..
11 .. .. .. .. ## .. ## .. .. .. .. .. ## .. ## .. .. .. ..
10 ## ## .. .. ## .. .. .. .. .. .. .. .. .. ## .. .. ## ##
 9 .. .. .. .. ## .. ## .. .. .. .. .. ## .. ## .. .. .. R2
 8 .. .. .. .. ## .. ## .. .. .. .. .. ## .. ## .. .. .. ..
 7 .. .. .. .. .. .. ## ## ## .. ## ## ## .. .. .. .. .. ..
 6 A1 .. .. .. .. ## .. .. .. .. .. .. .. ## .. .. .. .. ..
 5 .. H1 .. .. .. .. .. ## ## ## ## ## .. .. .. .. .. .. ..
 4 .. .. .. .. .. .. R1 .. B1 .. .. .. .. .. .. .. .. .. ..
 3 .. H1 .. .. .. .. H1 .. .. .. .. .. .. .. .. .. .. .. ..
 2 .. K1 N1 H1 .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
 1 .. C1 H1 G1 G1 .. .. .. .. ## .. .. B1 .. .. .. .. .. ..
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S
""",
    "citadel for three": """
King of the Mountain
board: citadel
options: wait_for_it mutant_monarch
players: 3
round: 31
begins: 1
turn: 2
player 1: reserve QMBBRRNNLPAAGHHHHH, gained G, captured before yes, on the centre 0, captures 1
player 2: reserve MCBBRNNLLPPGGHHHH, gained R, captured before yes, on the centre 0, captures 6
player 3: reserve QCBBRRNLPPGGHHHHHH, gained M, captured before yes, on the centre 0, captures 5
19 K2 .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. K3
18 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. Q2
17 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. L3 .. ..
16 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
15 .. .. .. A2 H2 .. .. ## ## ## ## ## .. .. A3 .. .. .. ..
14 .. .. .. .. .. ## .. .. .. .. .. A3 .. ## .. .. .. .. ..
13 .. .. .. .. H2 A2 ## ## ## .. ## ## ## .. .. .. .. .. ..
12 .. .. .. .. ## .. ## .. .. .. .. .. ## .. ## N3 .. .. ..
11 .. .. .. .. ## .. ## .. .. .. .. .. ## .. ## .. .. .. ..
10 ## ## .. .. ## .. .. .. .. .. .. .. .. .. ## .. .. ## ##
 9 .. .. .. .. ## .. ## .. .. .. .. .. ## .. ## .. .. .. ..
 8 .. .. .. .. ## .. ## .. .. .. .. .. ## .. ## .. .. .. ..
 7 .. .. .. .. .. .. ## ## ## .. ## ## ## .. .. .. .. .. ..
 6 .. .. .. .. .. ## .. .. .. .. .. .. .. ## .. .. .. .. ..
 5 .. .. .. .. .. .. .. ## ## ## ## ## .. .. .. .. .. .. ..
 4 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
 3 .. .. .. .. .. .. H1 .. .. .. .. .. .. .. .. .. .. .. ..
 2 .. .. L1 .. .. .. C1 .. .. ## .. .. .. .. .. .. .. .. ..
 1 P1 .. K1 .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S
""",
    "forest for three": """
King of the Mountain
board: forest
options: army_size=14 mutant_monarch keep_it=5
players: 3
round: 28
begins: 3
turn: 1
player 1: reserve RLAHH, gained M, captured before yes, on the centre 0, captures 2
player 2: reserve QH, gained -, captured before yes, on the centre 0, captures 4
player 3: reserve -, gained -, captured before yes, on the centre 0, captures 10
19 P2 M2 .. H2 .. .. .. .. .. .. .. ## H3 .. .. .. .. K3 ..
18 C2 .. H2 K2 .. .. .. .. ## .. .. .. .. .. H3 .. C3 H3 M3
17 .. .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## H3 .. L3
16 .. L2 ## .. .. .. .. ## .. .. L2 .. ## .. .. .. H3 .. A3
15 .. H2 .. .. H2 .. .. .. .. ## .. .. .. .. .. .. .. H3 ..
14 .. .. .. .. .. H2 ## .. .. .. .. ## .. .. .. .. ## .. ..
13 .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. L3 .. .. A3
12 ## .. R2 .. .. ## .. ## .. .. ## ## .. .. .. ## .. .. ..
11 .. .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## ..
10 .. .. .. .. ## .. .. .. .. .. .. .. .. .. ## .. .. .. ..
 9 .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. ..
 8 .. .. .. ## .. .. .. ## ## .. .. ## .. ## .. .. .. .. ##
 7 .. .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. .. ..
 6 .. .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. .. ..
 5 .. .. .. .. Q1 .. .. .. .. ## .. .. .. .. .. .. .. .. ..
 4 .. .. .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. ..
 3 .. Q3 H1 ## H1 .. .. .. ## .. .. .. .. ## .. .. .. .. ..
 2 .. H1 .. .. H1 .. .. R1 .. .. ## .. .. .. .. .. .. .. ..
 1 K1 C1 .. .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. ..
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S
""",
    "forest for four": """
King of the Mountain
board: forest
options: mutant_monarch
players: 4
round: 16
begins: 3
turn: 4
player 1: reserve QRL, gained -, captured before no, on the centre 0, captures 9
player 2: reserve QL, gained -, captured before no, on the centre 0, captures 7
player 3: reserve QMNPPG, gained -, captured before no, on the centre 0, captures 3
player 4: reserve RPGHH, gained Q, captured before yes, on the centre 0, captures 2
19 K2 G2 G2 H2 .. R2 .. .. .. .. .. ## .. .. .. H3 H3 C3 K3
18 C2 .. H2 .. .. .. .. .. ## .. .. .. .. H3 .. B3 H3 .. ..
17 B2 H2 M2 .. .. ## .. .. .. .. ## L3 L3 .. .. ## .. .. R3
16 H2 N2 ## K4 .. .. .. ## .. .. .. .. ## .. .. H3 .. P2 ..
15 R2 H2 H2 P1 .. .. .. .. .. ## .. R3 .. .. .. .. .. .. H3
14 N2 .. .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. ..
13 .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. ..
12 ## .. .. .. .. ## .. ## .. .. ## ## .. .. .. ## .. .. ..
11 .. .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## B3
10 .. .. .. .. ## .. .. .. .. .. .. .. .. .. ## .. .. .. ..
 9 .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## R4 ..
 8 .. .. .. ## .. .. .. ## ## .. .. ## .. ## .. .. .. .. ##
 7 .. .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## H4 .. ..
 6 A1 H1 ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. .. L4
 5 H1 H1 .. .. .. .. .. .. .. ## .. .. P4 .. .. .. .. .. ..
 4 .. .. .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. H4
 3 .. G1 .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. ..
 2 M1 K1 L1 .. H1 .. .. .. .. .. ## .. .. .. .. H4 P2 L4 C4
 1 P1 C1 B1 H1 N1 A1 H1 ## .. .. .. .. .. .. B4 B4 G4 M4 H4
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S
""",
    "valleys for three": """
King of the Mountain
board: valleys
options: mutant_monarch turn_limit=400
players: 3 -2
round: 38
begins: 3
turn: 1
player 1: reserve QCBRNP, gained B, captured before yes, on the centre 0, captures 10
player 2: reserve -, gained -, captured before no, on the centre 0, captures 2
player 3: reserve QBHH, gained -, captured before yes, on the centre 0, captures 12
19 .. .. .. .. .. .. .. .. .. ## .. .. .. H3 .. H3 G3 .. K3
18 .. .. .. .. .. .. .. .. .. ## .. .. .. .. H3 .. G3 .. ..
17 .. .. .. .. .. .. .. .. .. ## .. .. .. M3 .. .. .. N3 R3
16 .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. .. .. N3 P1
15 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. ## .. .. ..
14 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. H3 .. .. L3
13 .. .. .. .. .. P3 ## .. .. ## ## .. ## .. .. .. .. A3 ..
12 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
11 .. .. .. .. .. .. ## .. .. .. .. .. .. .. P3 .. .. .. ..
10 ## ## ## .. ## ## ## .. .. .. .. .. ## ## ## .. ## ## ##
 9 .. .. .. .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. ..
 8 .. .. .. G1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
 7 .. .. .. .. .. .. ## .. ## ## .. .. ## .. .. .. .. .. ..
 6 H1 .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
 5 H1 R1 .. ## K1 .. C3 .. .. ## .. .. .. .. .. .. .. .. ..
 4 H1 .. .. .. .. .. N1 .. .. .. .. .. .. .. ## .. .. .. ..
 3 .. .. H1 .. .. .. H1 .. .. ## .. .. .. .. .. .. .. .. ..
 2 M1 .. .. .. .. .. H1 .. .. ## .. .. .. .. .. .. .. .. ..
 1 A1 .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S
""",
    "valleys for four": """
King of the Mountain
board: valleys
options: pick_for_friend mutant_monarch
players: 4 -1
round: 35
begins: 4
turn: 2
player 1: reserve -, gained H, captured before yes, on the centre 0, captures 8
player 2: reserve NPPAH, gained Q, captured before yes, on the centre 0, captures 9
player 3: reserve QMBAH, gained P, captured before yes, on the centre 0, captures 6
player 4: reserve QBNG, gained -, captured before no, on the centre 0, captures 5
19 B2 M2 .. C2 .. H2 .. .. .. ## .. .. .. .. .. G3 H3 K3 H3
18 .. H2 .. .. .. H2 .. .. .. ## .. .. .. .. .. .. .. .. C3
17 A2 .. H2 .. .. .. .. .. .. ## .. .. .. A3 .. .. .. H3 R3
16 N2 .. .. .. ## .. .. .. .. .. .. .. .. L3 L3 .. .. H3 ..
15 G2 H2 .. G2 .. .. .. .. .. ## .. .. .. .. .. ## .. .. ..
14 .. .. .. R2 .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
13 .. .. .. .. .. .. ## .. .. ## ## .. ## .. .. .. P3 .. H3
12 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. R3 .. ..
11 .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. .. ..
10 ## ## ## .. ## ## ## .. .. .. .. .. ## ## ## .. ## ## ##
 9 .. .. .. .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. ..
 8 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. G4
 7 .. .. .. .. .. .. ## .. ## ## .. .. ## .. B4 .. .. .. ..
 6 .. .. .. .. .. .. .. .. .. ## .. L4 .. .. .. .. .. .. L4
 5 .. .. .. ## .. .. .. P4 .. ## .. K2 .. .. P4 .. .. .. ..
 4 .. .. .. .. .. .. .. .. .. .. .. .. .. .. ## .. H4 .. H4
 3 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. H4 H4
 2 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. H4 .. .. ..
 1 .. .. .. .. .. .. .. .. .. ## .. .. .. H4 .. A4 C4 K4 M4
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S
""",
    "citadel melee": """
King of the Mountain
board: citadel
options: mutant_monarch
players: 3
round: 1
begins: 1
turn: 2
player 1: reserve CP, gained Q, captured before no, on the centre 0, captures 0
player 2: reserve CBN, gained -, captured before no, on the centre 0, captures 4
player 3: reserve -, gained -, captured before no, on the centre 0, captures 5
19 .. .. N3 .. .. .. .. .. M3 ## .. .. .. .. .. .. .. .. K3
18 .. .. .. .. Q1 .. .. .. M3 ## .. .. .. .. .. .. .. .. ..
17 .. .. .. .. .. .. .. L2 .. .. .. .. .. .. .. .. .. .. ..
16 .. .. .. .. .. .. .. C3 .. .. .. .. .. .. .. .. .. .. ..
15 .. .. .. .. K1 .. P2 ## ## ## ## ## .. .. .. .. .. .. ..
14 .. .. .. .. .. ## N2 .. .. .. .. .. .. ## .. .. .. .. ..
13 .. .. .. H2 .. .. ## ## ## C3 ## ## ## .. .. .. .. .. ..
12 .. .. M1 .. ## .. ## .. R2 P1 .. .. ## .. ## .. .. .. ..
11 .. .. .. .. ## .. ## .. K2 .. .. .. ## .. ## .. .. .. ..
10 ## ## H3 .. ## .. .. .. .. .. .. .. .. .. ## .. .. ## ##
 9 .. .. .. .. ## .. ## .. .. .. .. .. ## .. ## .. .. .. ..
 8 .. .. .. .. ## .. ## .. .. .. .. .. ## .. ## .. .. .. ..
 7 .. .. .. .. .. .. ## ## ## .. ## ## ## .. .. .. .. .. ..
 6 .. .. .. .. .. ## .. .. .. .. .. .. .. ## .. .. .. .. ..
 5 .. .. .. .. .. .. .. ## ## ## ## ## .. .. H3 .. .. .. ..
 4 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
 3 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
 2 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
 1 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. M2
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S
""",
    "forest melee": """
King of the Mountain
board: forest
options: mutant_monarch
players: 2
round: 1
begins: 1
turn: 1
player 1: reserve N, gained Q, captured before no, on the centre 0, captures 6
player 2: reserve BA, gained N, captured before no, on the centre 0, captures 3
19 .. .. .. .. .. .. .. .. .. M2 .. ## .. .. R2 N2 .. .. L1
18 .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. .. ..
17 .. .. .. .. .. ## .. .. .. .. ## H1 .. .. .. ## .. .. ..
16 .. .. ## .. .. .. .. ## .. .. .. .. ## H2 .. .. .. .. ..
15 .. .. .. .. .. .. .. .. .. ## L1 R1 K2 .. K1 .. N1 .. ..
14 .. .. .. .. .. .. ## .. .. .. .. ## .. .. .. H2 ## .. ..
13 .. .. .. ## .. .. .. .. ## .. L1 .. .. ## .. .. N1 G2 ..
12 ## .. .. .. .. ## .. ## .. P1 ## ## .. .. .. ## .. .. ..
11 .. .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## ..
10 .. .. .. .. ## .. .. .. .. .. .. .. L1 .. ## .. .. .. ..
 9 .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. ..
 8 .. .. .. ## .. .. .. ## ## .. .. ## .. ## .. .. .. .. ##
 7 .. .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. .. ..
 6 .. .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. .. ..
 5 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
 4 .. .. .. .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. ..
 3 .. .. .. ## .. .. .. .. ## .. .. .. .. ## .. .. .. .. ..
 2 .. .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. ..
 1 .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. ..
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S
""",
    "valleys melee": """
King of the Mountain
board: valleys
options: mutant_monarch keep_it=5
players: 4
round: 1
begins: 1
turn: 1
player 1: reserve G, gained -, captured before no, on the centre 2, captures 6
player 2: reserve RG, gained P, captured before no, on the centre 0, captures 8
player 3: reserve QBR, gained -, captured before no, on the centre 0, captures 2
player 4: reserve CPH, gained Q, captured before no, on the centre 0, captures 6
19 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
18 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
17 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
16 .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. .. .. .. ..
15 .. .. .. .. K3 A2 .. .. .. ## A2 .. .. .. .. ## .. .. ..
14 .. .. .. .. G2 .. .. P2 .. ## R1 A1 .. .. K4 .. .. .. ..
13 .. .. .. .. P2 .. ## .. .. ## ## .. ## .. .. .. .. .. ..
12 .. .. .. .. .. .. .. .. .. .. .. .. .. C1 .. .. .. .. ..
11 .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. .. ..
10 ## ## ## .. ## ## ## .. .. K1 .. .. ## ## ## .. ## ## ##
 9 .. .. .. .. .. .. .. .. .. .. .. .. ## H4 A2 .. .. .. ..
 8 .. .. .. .. .. .. .. .. .. .. M2 .. .. .. .. .. .. .. ..
 7 .. .. .. .. B1 .. ## .. ## ## .. .. ## .. .. .. .. .. ..
 6 .. .. .. .. .. .. Q3 .. .. ## .. .. .. .. N1 .. .. .. ..
 5 .. .. .. ## G3 M1 .. P4 .. ## .. H1 .. M3 K2 .. .. .. ..
 4 .. .. .. .. .. .. .. .. .. .. .. .. .. .. ## .. .. .. ..
 3 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
 2 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
 1 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S
""",
}
