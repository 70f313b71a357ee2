## ``/help``, and the rules of each game

menu-contents = Contents
topic-title = { $topic ->
    [table] At the table
    [best] Who's best
    [nights] Game nights on this server
    [you] Your choices and your data
    [server] Running a server
   *[start] Castellan deals games of kings
 }
start =
    {""}**New here?** *Try a game* starts one right away against computers. *Learn a game* teaches you one in two minutes.
    {""}**Play with others**: { $tables } shows what's on, and /play opens a table.
    {""}**Your cards**: press *My hand* on the board, or use { $hand }. Only you see them.
line = { $command }: { $told }
permissions = Permissions I need in a channel: { $needed }. For a thread per match, also: { $threads }.
menu-more-commands = More commands

## Commands

command-help = help
    .about = Find lessons, rules and commands
