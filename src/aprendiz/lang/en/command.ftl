### The command line

about = One table for three wizard-school games: FLAUTZ!, Magus Novatus and The Magic Labyrinth.
about-play = Play in the browser: alone against bots, with others on their own devices, or together on this one.
about-simulate = Let bots play many games and count how they end.
about-ladder = Let bots play each other on the same deals with rotated seats, and rate them.
about-replay = Replay a game from its file, move by move.
about-hint = Show what a seat could best have done with what it knew then, and how its chances of winning changed.
about-verify = Prove from its file that a game followed the rules and that its luck was sealed beforehand.
about-rules = Read the rules of a game, or look something up in them.
about-score = Work out what cards are worth.
about-score-flautz = The best spell in a hand of FLAUTZ! and its points.
about-score-magus = Whether potions pay for a spell of Magus Novatus, and which ones.
about-edition = Look at the editions of a game, or check your own.
about-edition-check = Check a file that describes an edition, and name what is wrong with it.
about-edition-show = Show what is in the box.
about-maze = Make mazes for The Magic Labyrinth, also for a real box, or check your own.
about-maze-check = Check the plan of a maze: whether it can be played, and how fair it is.
about-serve = Open tables for others: on your network, or anywhere.
about-join = Let a bot on this machine take a seat at a table somewhere else.
about-backup = Copy all tables of a server into one new file, even while it is running.
about-check = Read all stored tables of a server, even while it is running, and name what is damaged.
about-reissue = Make another device the host of a table, if you run the server.
about-tables = List the tables of a server, or delete some, if you run it.
about-tables-delete = Delete tables for good, with everything that happened there.
about-completion = Print the script that teaches a shell to complete this command.

## Help

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-lang = The language: es (Spanish), en (English), it (Italian), ca (Catalan) or pt (Portuguese). Default: the language of your system.
help-help = Show this help.
help-version = Show the version, the rules and the engine.
help-game = The game: { $games }.
metavar-options = OPTIONS
metavar-command = COMMAND
metavar-language = LANGUAGE
metavar-game = GAME
metavar-words = NUMBER|WORD
metavar-number = N
metavar-name = NAME
metavar-names = NAMES
metavar-file = FILE
metavar-folder = FOLDER
metavar-card = CARD
metavar-shell = SHELL
metavar-spell = SPELL
metavar-bots = BOTS
metavar-address = ADDRESS
metavar-addresses = ADDRESSES
metavar-url = URL
metavar-code = CODE
metavar-table = TABLE
metavar-level = LEVEL
metavar-days = DAYS

## What is wrong with a command

usage-no-such-command = there is no command { $command }; there are { $known }
usage-no-such-option = there is no option { $option }
usage-needs-a-value = { $option } needs a value
usage-takes-no-value = { $option } takes no value
usage-missing = { $argument } is missing
usage-too-many = { $words }: too many arguments
usage-see-help = see { $command } --help
input-or-output-fails = input or output failed: { $reason }

## Version

version-rules = rules: { $rules }
engine-compiled = engine: compiled
engine-plain = engine: plain Python

## Playing

option-seats = How many players, from { $least } to { $most }.
option-text = Play as text in this terminal instead; all the options below are for this.
option-plain = For screen readers and pipes: one fact per line, no boxes, no colours, no moving cursor.
option-names = The people at this keyboard, with their names separated by commas; bots take the other seats.
option-bots = The bots in the other seats: { $known } (from weak to strong), separated by commas. Default: { $usual }.
option-watch = Let bots play in all seats, and watch them.
option-memory-help = Memory help: show what everyone at the keyboard could know if nobody forgot anything.
option-memory-names = With names separated by commas: only for these people.
option-seed = A number that makes a game repeatable; its luck is then no secret.
option-save = Write the finished game to this file.
option-resume = Continue a saved game.

play-phones = Phones and other computers on your network can join: { $url }
play-no-phones = Phones and other computers can’t join: this computer can’t be reached from elsewhere.
play-runs-already = The tables in { $folder } are already open: a server is running.
play-opens = The table opens in your browser: { $url }
play-opens-nothing = No browser could be opened. Open this address yourself: { $url }
play-begins = { $game } with { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $names }.
play-sealed = The luck of this game is sealed: { $seal }
play-stands-in = { $name } has left the school: an adept takes over.
play-thinks = { $name } is thinking…
play-your-turn = Your turn! { $task }
play-choose = Your choice (1-{ $most }, ? for help):
play-more = { $count ->
        [one] There is { $count } choice in all
       *[other] There are { $count } choices in all
    }; type “{ $all }” to see them.
play-forced = There is only one choice: { $move }.
play-not-understood = I don’t understand “{ $text }”; ? shows what you can type.
play-confirm = Enter: go on; “{ $undo }”: undo the move:
play-taken-back = The move is undone.
play-cannot-undo = There’s nothing you can undo: only a move after which nothing was revealed and nobody has acted.
play-hand-over = { $name }, it’s your turn. Press Enter when only you can see the screen:
play-pause = Enter: next match:
play-go-on = Enter: go on:
play-not-cleared = This output cannot be cleared, so what should be seen only for a moment stays readable above: no looking back!
play-saved = Saved to { $file }.
play-goodbye = Goodbye.
play-no-input = There’s no more input. Goodbye.
play-opened = The seal is open: “aprendiz verify” proves that luck was fixed beforehand.
play-save-at-end = Save the game? Type a file name, or press Enter to leave:
play-help-choose = A number makes that choice; Enter shows the table again.
play-help-rules = “? 4.2” or “? { $word }” shows what the rules say.
play-help-all = “{ $word }” lists all choices.
play-help-undo = “{ $word }” undoes your move, as long as nothing was revealed.
play-help-save = “{ $word } FILE” saves the game, to continue it later or to verify it.
play-help-log = “{ $word } FILE” writes down what you’ve seen of the game, and nothing else.
play-help-quit = “{ $word }” leaves the game.
word-all = all
word-undo = undo
word-save = save
word-log = log
word-quit = quit

## Simulating

simulate-games = How many games.
simulate-seed = A number that makes the run repeatable.
simulate-bots = The bots that play: { $known }, separated by commas, repeated until every seat is taken. Default: { $usual }; masters take their time.
simulate-json = Print the numbers as JSON.
simulate-records = Write every game to a file in this folder.
simulate-progress = Games
simulate-title = { $game }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-wins = { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
simulate-shared = { $shared } shared
simulate-win-rate = { $percent }% won
simulate-score = average result { $score }
simulate-length = Length of a game
simulate-moves = { $moves } moves on average, including those of luck

## The ladder

ladder-games = How many games for each pair of bots; rounded up so that every bot plays every deal in every seat.
ladder-bots = The bots to measure, at least two: { $known }, separated by commas. Default: { $usual }.
ladder-jobs = How many processes play at the same time. Default: one per core.
ladder-json = Write the numbers to this new file, as JSON.
ladder-html = Write a page with plots to this new file.
ladder-lost = a process that was playing games ended too early: it was killed, or there wasn’t enough memory; nothing was written
ladder-title = { $game }, ladder of { $games } games with { $seats } seats
ladder-rated = rating { $rating }
ladder-between = 95%: { $low } to { $high }
ladder-win-rate = { $percent }% won
ladder-win-rate-between = 95%: { $low } to { $high }%
ladder-more = above even
ladder-less = below even
ladder-open = perhaps even
ladder-seat = Seat { $number }
ladder-mean = { $time } ms per choice
ladder-most = 95%: up to { $time } ms
ladder-longest = longest { $time } ms
ladder-pair = { $bot } – { $other }
ladder-pair-many = { $bot } – { $count } × { $other }
ladder-percent = { $percent }%
ladder-range = { $low }–{ $high }
ladder-number = { $number }
ladder-heading = { $game }: a ladder of bots
ladder-summary = { $games } games with { $seats } seats. Every pair of bots plays the same { $deals } deals, and each deal in every seat, so that luck cancels out.
ladder-moves = A game takes { $moves } moves on average, including those of luck.
ladder-repeat = This command plays the same games again:
ladder-ratings = Ratings
ladder-ratings-about = The dot is the rating, the line its 95% interval. 400 points more mean ten times the odds of finishing ahead; the average of all is 1500.
ladder-pairings = Pairings
ladder-pairings-about = How many of its games one bot (row) wins when another (column) has all the other seats; below it, the 95% interval. An even share is { $even }%: ▲ clearly more, ▼ clearly less.
ladder-pairings-caption = Games won by the bot in the row
ladder-seats = Seats
ladder-seats-about = How many games each seat wins. Every bot sits in each of them equally often, so any difference is due to the seat. The line in the bar is the 95% interval, the dashed one an even share.
ladder-times = Time per choice
ladder-times-about = Processor time, where there is a choice between at least two moves.
ladder-times-caption = Time per choice in milliseconds
ladder-column-mean = Average
ladder-column-most = 95% within
ladder-column-longest = Longest
ladder-column-choices = Choices
ladder-who = Who plays
ladder-kind-novice = Looks ahead a little, remembers little.
ladder-kind-adept = Looks further ahead and remembers more.
ladder-kind-master = Thinks longest and forgets nothing.
ladder-kind-plain = A simple reference that never changes.
ladder-kind-random = Plays at random.
ladder-kind-clairvoyant = A master who sees what is hidden; only for comparison.
ladder-made = Aprendiz { $version }, rules { $rules }, { $engine }.

## Replaying

replay-file = The record of a game, or the log of a seat.
replay-seat = Show what this seat saw, counted from 0. Default: what everyone saw.
replay-step = Stop after every move and show the table.
replay-move = Move { $number } of { $count }
replay-prompt = Enter: next; “{ $back }”: go back; a number: go to that move; “{ $quit }”: leave:
replay-end = End of the file.
word-back = back

## Hints

hint-seat = The seat that made the choices, counted from 0; the log of a seat has its own.
hint-move = Look at this choice, numbered as in “aprendiz replay --step”. Default: all of them.
hint-json = Print the same as JSON.
hint-progress = Choices
hint-course = { $name }: the chance of winning before each choice
hint-line = Move { $number }: { $chance }, { $move }
hint-chance = { $percent }%
hint-costly = ; that gave { $percent }% away, better: { $move }
hint-moment = { $name }, move { $number }: the best choices and the chance of winning with them
hint-now = { $name }, now (move { $number }): the best choices and the chance of winning with them
hint-win-rate = { $percent }% ± { $error }
hint-sure = Sure: with { $percent }% certainty, the first is the best ({ $simulations } games thought through).
hint-likely = Likely: with { $percent }% certainty, the first is the best ({ $simulations } games thought through).
hint-close = A close call: with only { $percent }% certainty, the first is the best ({ $simulations } games thought through).
hint-only = There was nothing to choose: this was the only move.
hint-best = The best of them was chosen.
hint-made = The choice was: { $move }, { $win_rate }.
hint-nothing = { $name } has had no choice that can be shown.
hint-left-out = { $count ->
        [one] { $count } choice is
       *[other] { $count } choices are
    } left out: while the game is running, what people had to remember isn’t told again.
hint-lacks = This log was written while the game was running. What people had to remember isn’t in it, so the hint knows less than the seat did.

## Verifying

verify-files = Records of games, logs of seats to be compared with their records, or logs of archived tables.
verify-good = { $file }: in order. { $game }, { $moves } moves; all { $chance } moves of luck follow from the sealed seed, every move follows the rules, the result is right. Seal: { $seal }.
verify-older = It was written under rules { $written }; under today’s rules { $today }, it plays out the same.
verify-bad = { $file }: { $fault }
verify-bad-older = { $file }: written under rules { $written }; under today’s rules { $today }, it plays out differently: { $fault }
verify-log-good = { $file }: in order. It is what seat { $seat } saw in { $record }.
verify-log-alone = { $file }: a log of seat { $seat } proves nothing on its own; name the record of the game as well.
verify-log-unproven = { $file }: it fits { $record }, but that record isn’t proven itself.
verify-chain-good = { $file }: in order. The { $entries } entries of the table’s log follow one another. Last head: { $head }.
verify-chain-none = { $file }: the log of a table from before logs had a chain; whether it was changed can’t be told.
verify-chain-bad = { $file }: entry { $entry } does not follow the log before it: something was changed, removed or added there or before.

fault-newer = it was written under rules { $found }, newer than the { $expected } known here: a newer version of Aprendiz can verify it.
fault-seal = the seal doesn’t belong to the seed: it should be { $expected }, not { $found }.
fault-header = what was agreed is not the same: { $expected } in the record, { $found } here.
fault-over = move { $move } comes after the end of the game: { $found }.
fault-actor = move { $move } should be made by { $expected }, not by { $found }.
fault-chance = move { $move } is not what the sealed seed gives. It should be: { $expected }. It is: { $found }.
fault-illegal = move { $move } is against the rules: { $found }. { $refusal }
fault-digest = after move { $move }, the game isn’t where the file says: the digest should be { $expected }, not { $found }.
fault-unfinished = the game is not over: it stops after move { $move }. What is there is in order, but nothing is proven.
fault-result = the result should be { $expected }, not { $found }.
fault-update = update { $update } is not what that seat was sent.

## Mazes

maze-walls = How many walls, from 0 to 24; usually 19, or 24 for a harder game.
maze-expansion = With one-way walls.
maze-seed = The number the maze is made from: the same number, the same maze. Several mazes take the numbers that follow.
maze-count = How many mazes.
maze-fair = Only mazes whose corners differ by at most this many turns.
maze-format = text (lines to look at), svg (a page to print) or json (one JSON object per line).
maze-out = Write to this new file; several pages are numbered.
maze-file = A drawing as “aprendiz maze” prints it, typed or changed by hand, or its JSON.
maze-json = Print JSON: walls, one_way, fairness.

## Rules, scores, editions, completion

rules-words = A number (4 or 4.2), or words to search for.
rules-nothing = The rules say nothing about “{ $words }”.
score-flautz-cards = Up to five cards: B blue, G green, V purple (violet), O orange, K pink with a value (B3); I3 is an illusion, P a prism. “-” reads one hand per line and prints JSON.
score-magus-spell = The spell as it is written, such as "Kabc A--".
score-magus-cards = Potions: R red, Y yellow, G green, B blue with a number (R1). “-” instead of the spell reads lines “SPELL | CARD…” and prints JSON.
score-magus-elixirs = How many elixirs there are.
score-magus-infant = Read the spell as Infant Students do: only colours matter.
score-magus-json = Print JSON: castable, elixirs (how few are enough), pay (which cards pay).
score-flautz-json = Print JSON: value, cards of the spell, spell (what they count as), flautz, straight.
score-line = line { $number }
edition-file = A TOML file; “aprendiz edition show flautz --toml” prints one to start from.
edition-game = The game. Default: { $game }.
edition-name = The edition: { $known }.
edition-toml = Print the file itself, as a start for your own.
edition-is-good = { $file } is a valid edition.
edition-is-ours = This selection is ours; the printed box may differ.
completion-shell = bash, zsh or fish. For bash: eval "$(aprendiz completion bash)" in ~/.bashrc.

## Serving

option-data = The folder with the tables of the server. Default: the usual one for your data.
serve-host = Where to listen. The default, { $usual }, is for everyone who can reach this machine; 127.0.0.1 is for this machine alone.
serve-port = The port, usually { $usual }; if it is taken, the next free one. 0: any.
serve-public-url = The address others use, if it is a different one: behind a proxy, for example.
serve-cert = A certificate for https, as a PEM file.
serve-key = Its key, if that is in a separate file.
serve-proxy = The proxies in front of this server, as addresses separated by commas; they are believed about where someone comes from.
serve-name = A name under which others open this server, such as games.example.org; can be given several times. Its addresses, the name of this machine and the one in --public-url are known anyway.
serve-archive-after = After this many days without activity, a table is written to files and removed from the server. 0: never. Default: { $usual }.
serve-archive = The folder for these files. Default: “{ $folder }” among the data.
serve-log-level = The lowest level of events to log to standard error, one JSON object per line: { $known }. Default: warning on a terminal, info elsewhere.
serve-other-port = Port { $wanted } is taken, so this server uses { $port }.
serve-others = Others can join at { $url }
serve-here = On this machine: { $url }
serve-only-here = Other devices can’t reach it.
serve-everywhere = Everyone on your network can reach it; with --host 127.0.0.1, only this machine can.
serve-folder = The tables are kept in { $folder }
serve-archives = Tables without activity for { $days ->
        [one] { $days } day
       *[other] { $days } days
    } move to files in { $folder }
serve-end = Ctrl-C stops it.
serve-ended = The server has stopped; all tables are kept.
serve-failed = the server couldn’t start; its messages say why
join-url = The address of the server, or the link of an invitation, such as http://192.168.1.5:8000/#takomilu.
join-code = The invitation, if it is not in the link.
join-bot = The level of the bot: { $known } (from weak to strong). Default: { $usual }.
join-name = The bot’s name at the table. Default: its level.
join-seat = The seat, counted from 0. Default: the first free one.
join-sits = { $name } has taken seat { $chair }. The game starts when the host starts it; Ctrl-C leaves.
join-stopped = The host has ended the game early.
join-too-long = The game had too many moves and has ended without a result.
join-gone = The table is gone, or someone else has the seat now.
join-unfair = The game began with other shares of luck than the devices had pledged: the server is not playing fair. The bot has stopped.
join-not-continued = This isn’t the table the bot left: the server has lost or changed something since. The bot goes on from here.
join-left = The seat is free again.
backup-file = The new file.
backup-done = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } copied to { $file }.
reissue-table = Which table. Default: list them all.
reissue-code = { $code } is the code for the host’s place. It works once, within { $minutes } minutes: whoever enters it is the host from then on.
reissue-title = Tables in { $folder }
reissue-none = There are no tables yet.
reissue-touched = last used { $when }
tables-none = There is no such table.
tables-names = Also show the names of the people there.
tables-json = One JSON object per line.
tables-never-started = Only tables where no game has ever started.
tables-older-than = Only tables without activity for this many days.
tables-table = Which tables. Default: all that the options name.
tables-deleted = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } deleted.
tables-devices = { $devices ->
        [one] { $devices } device
       *[other] { $devices } devices
    }
tables-size = { $size } kB
tables-opened = made { $when }
reissue-damaged = damaged: “aprendiz check” tells more
check-json = Print JSON: tables, entries, damage.
check-progress = Tables
check-good = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } read; nothing is damaged.
check-bad = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } read; { $damage ->
        [one] { $damage } thing is
       *[other] { $damage } things are
    } damaged. The server keeps damaged tables as they are and goes on with the others.
damage-database = { $file }: SQLite says: { $reason }
damage-summary = table { $table }: its summary cannot be read: { $reason }; the server makes it again from the log
damage-unreadable = table { $table }: SQLite cannot read its entries: { $reason }
damage-missing = table { $table }: entry { $entry } is missing
damage-version = table { $table }: the version is not the number of its entries: { $reason }
damage-stray = table { $table }: there are entries, but no table
damage-entry = table { $table }, entry { $entry }: cannot be read: { $reason }
damage-replay = table { $table }, entry { $entry }: cannot follow the entries before it ({ $reason })
damage-chain = table { $table }, entry { $entry }: does not follow the log before it: something was changed, removed or added there or before; its players are told
damage-film = table { $table }, entry { $entry }: the game that is kept there cannot be read ({ $reason })
