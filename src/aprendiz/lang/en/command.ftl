### The command line

about = One table for three wizard-school games: FLAUTZ!, Magus Novatus and The Magic Labyrinth.
about-play = Play in the browser: alone against bots, with others on their devices, or on this one.
about-simulate = Let bots play many games and count how they end.
about-ladder = Let bots play each other on the same deals with rotated seats, and rate them.
about-replay = Tell a game from its file again, move by move.
about-hint = Tell what a seat could best have done, by what it knew then, and how its chances went.
about-verify = Prove from its file that a game was played by the rules and that its chance was sealed beforehand.
about-rules = Read the rules of a game, or what they say about something.
about-score = Tell what cards are worth.
about-score-flautz = The best spell of a hand of FLAUTZ! and its points.
about-score-magus = Whether potions pay for a spell of Magus Novatus, and which of them.
about-edition = Look at the editions of a game, or check your own.
about-edition-check = Check a file that describes an edition; what is wrong is named.
about-edition-show = Show what is in the box.
about-maze = Make mazes for The Magic Labyrinth, also for a real box, or check your own.
about-maze-check = Check the plan of a maze: whether it can be walked, and how fair it is.
about-serve = Open tables for others: in your network, or anywhere.
about-join = Let a bot of this machine take a chair at a table somewhere else.
about-backup = Copy all tables of a server into one new file, also while it runs.
about-reissue = Give the host's place of a table to another device, as the one who runs the server.
about-completion = Print what teaches a shell to complete this command.

## Help

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-lang = The language: es, en, it, ca or pt. Without it, that of your system.
help-help = Show this help.
help-version = Tell the version, the rules and the engine.
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
usage-too-many = { $words }: too many words
usage-see-help = see { $command } --help
input-or-output-fails = input or output fails: { $reason }

## Version

version-rules = rules: { $rules }
engine-compiled = engine: compiled
engine-plain = engine: plain Python

## Playing

option-seats = How many players, from { $least } to { $most }.
option-text = Play as text in this terminal instead; all options below are for that.
option-plain = For screen readers and pipes: one fact per line, no boxes, no colours, no moving cursor.
option-names = Who plays at this keyboard, with commas between the names; bots take the other seats.
option-bots = Who takes the other seats: { $known } (from weak to strong), with commas between them; without it { $usual }.
option-watch = Let bots play in all seats, and watch.
option-memory-help = Memory help: show what everybody at the keyboard could know if nobody forgot anything.
option-seed = A number that makes a game repeatable; its chance is then no secret.
option-save = Write the finished game to this file.
option-resume = Go on with a saved game.

play-phones = Phones and other computers in your network can join: { $url }
play-no-phones = Phones and other computers cannot join: this one cannot be reached from elsewhere.
play-runs-already = The tables in { $folder } are open already: a server is running.
play-opens = The table opens in your browser: { $url }
play-opens-nothing = No browser could be opened. Go there yourself: { $url }
play-begins = { $game } with { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $names }.
play-sealed = Chance is sealed: { $seal }
play-stands-in = { $name } has left the school: an adept plays on.
play-thinks = { $name } is thinking …
play-your-turn = Your turn! { $task }
play-choose = Your choice (1-{ $most }, ? for help):
play-more = { $count ->
        [one] There is { $count } choice in all
       *[other] There are { $count } choices in all
    }; type “{ $all }” to see them.
play-forced = There is only one choice: { $move }.
play-not-understood = I do not understand “{ $text }”; ? shows what can be typed.
play-confirm = Enter: go on; “{ $undo }”: take it back:
play-taken-back = Taken back.
play-cannot-undo = There is nothing that could be taken back: only a move after which nothing was revealed and nobody has acted.
play-hand-over = { $name }, it is your turn. Press Enter when only you see the screen:
play-pause = Enter: next match:
play-go-on = Enter: go on:
play-not-cleared = This output cannot be cleared, so what should be seen only for a moment stays readable above: no looking back!
play-saved = Written to { $file }.
play-goodbye = Goodbye.
play-no-input = There is no more input. Goodbye.
play-opened = The seal is open: “aprendiz verify” proves that chance was fixed beforehand.
play-save-at-end = Save the game? Type a file name, or Enter to leave:
play-help-choose = A number makes that choice; Enter shows the table again.
play-help-rules = “? 4.2” or “? { $word }” shows what the rules say.
play-help-all = “{ $word }” lists all choices.
play-help-undo = “{ $word }” takes your move back, as long as nothing was revealed.
play-help-save = “{ $word } FILE” saves the game, to go on later or to verify it.
play-help-log = “{ $word } FILE” writes down what you have seen of the game, and nothing else.
play-help-quit = “{ $word }” leaves the game.
word-all = all
word-undo = undo
word-save = save
word-log = log
word-quit = quit

## Simulating

simulate-games = How many games.
simulate-seed = A number that makes the run repeatable.
simulate-bots = Who plays: { $known }, with commas between them; over and over until every seat is taken. Without it { $usual }; masters take their time.
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
simulate-win-rate = { $percent } % won
simulate-score = mean result { $score }
simulate-length = Length of a game
simulate-moves = { $moves } moves on average, chance included

## The ladder

ladder-games = How many games for each pair of bots; rounded up, so that everybody plays every deal in every seat.
ladder-bots = Who is measured, at least two: { $known }, with commas between them. Without it: { $usual }.
ladder-jobs = How many processes play at the same time; without it, one for every core.
ladder-json = Write the numbers to this new file, as JSON.
ladder-html = Write a page with plots to this new file.
ladder-lost = a process that played games ended too early: it was killed, or there was not enough memory; nothing was written
ladder-title = { $game }, ladder of { $games } games with { $seats } seats
ladder-rated = rating { $rating }
ladder-between = 95 %: { $low } to { $high }
ladder-win-rate = { $percent } % won
ladder-win-rate-between = 95 %: { $low } to { $high } %
ladder-more = above even
ladder-less = below even
ladder-open = perhaps even
ladder-seat = Seat { $number }
ladder-mean = { $time } ms per choice
ladder-most = 95 %: up to { $time } ms
ladder-longest = longest { $time } ms
ladder-pair = { $bot } – { $other }
ladder-pair-many = { $bot } – { $count } × { $other }
ladder-percent = { $percent } %
ladder-range = { $low }–{ $high }
ladder-number = { $number }
ladder-heading = { $game }: a ladder of bots
ladder-summary = { $games } games with { $seats } seats. Every pair of bots plays the same { $deals } deals, and each deal in every seat, so that luck cancels out.
ladder-moves = A game takes { $moves } moves on average, chance included.
ladder-repeat = This command plays the same games again:
ladder-ratings = Ratings
ladder-ratings-about = The dot is the rating, the line its 95 % interval. 400 points more are ten times the odds of being placed ahead; the mean of all is 1500.
ladder-pairings = Pairings
ladder-pairings-about = How many of its games one bot (row) wins when another (column) has all the other seats; below it the 95 % interval. An even share is { $even } %: ▲ surely more, ▼ surely less.
ladder-pairings-caption = Games won by the bot of the row
ladder-seats = Seats
ladder-seats-about = How many games each seat wins. Every bot sits in each of them equally often, so what differs is due to the seat. The line in the bar is the 95 % interval, the dashed one an even share.
ladder-times = Time per choice
ladder-times-about = Time of the processor, where there is a choice between at least two moves.
ladder-times-caption = Time per choice in milliseconds
ladder-column-mean = Mean
ladder-column-most = 95 % within
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

replay-file = A record of a game, or the log of a seat.
replay-seat = What this seat saw, counted from 0; without it, what everybody saw.
replay-step = Stop after every move and show the table.
replay-move = Move { $number } of { $count }
replay-prompt = Enter: on; “{ $back }”: back; a number: to that move; “{ $quit }”: leave:
replay-end = End of the file.
word-back = back

## Hints

hint-seat = Whose choices, counted from 0; the log of a seat has its own.
hint-move = Look at this choice, counted as “aprendiz replay --step” does; without it, at all of them.
hint-json = Print the same as JSON.
hint-progress = Choices
hint-course = { $name }: the chance to win before each choice
hint-line = Move { $number }: { $chance }, { $move }
hint-chance = { $percent } %
hint-costly = ; that gave { $percent } % away, better: { $move }
hint-moment = { $name }, move { $number }: the best choices and the chance to win with them
hint-now = { $name }, now (move { $number }): the best choices and the chance to win with them
hint-win-rate = { $percent } % ± { $error }
hint-sure = Sure: with { $percent } % certainty the first is the best ({ $simulations } games thought through).
hint-likely = Likely: with { $percent } % certainty the first is the best ({ $simulations } games thought through).
hint-close = A close call: with only { $percent } % certainty the first is the best ({ $simulations } games thought through).
hint-only = There was nothing to choose: only this could be done.
hint-best = The best of them was chosen.
hint-made = Chosen was: { $move }, { $win_rate }.
hint-nothing = { $name } has had nothing to choose that could be told.
hint-left-out = { $count ->
        [one] { $count } choice is
       *[other] { $count } choices are
    } left out: while the game goes on, what was only to be remembered is not told again.
hint-lacks = This log was written while the game went on. What was only to be remembered is not in it, so the hint knows less than the seat did.

## Verifying

verify-files = Records of games, or logs of seats to be compared with their records.
verify-good = { $file }: in order. { $game }, { $moves } moves; all { $chance } chance moves follow from the sealed seed, every move keeps the rules, the result is right. Seal: { $seal }.
verify-older = It was written under rules { $written }; today's rules { $today } play it the same way.
verify-bad = { $file }: { $fault }
verify-bad-older = { $file }: written under rules { $written }; today's rules { $today } play it differently: { $fault }
verify-log-good = { $file }: in order. It is what seat { $seat } saw in { $record }.
verify-log-alone = { $file }: a log of seat { $seat } proves nothing alone; name the record of the game as well.
verify-log-unproven = { $file }: it fits { $record }, but that is not proven itself.

fault-newer = it was written under rules { $found }, newer than the { $expected } known here: a newer version of Aprendiz can verify it.
fault-seal = the seal is not that of the seed: it should be { $expected }, not { $found }.
fault-header = what was agreed is not the same: { $expected } in the record, { $found } here.
fault-over = move { $move } comes after the end of the game: { $found }.
fault-actor = move { $move } should be made by { $expected }, not by { $found }.
fault-chance = move { $move } is not what the sealed seed gives. It should be: { $expected }. It is: { $found }.
fault-illegal = move { $move } is against the rules: { $found }. { $refusal }
fault-digest = after move { $move } the game stands otherwise than the file says: the digest should be { $expected }, not { $found }.
fault-unfinished = the game is not over: it stops after move { $move }. What is there is in order, but nothing is proven.
fault-result = the result should be { $expected }, not { $found }.
fault-update = update { $update } is not what that seat was sent.

## Mazes

maze-walls = How many walls, from 0 to 24; usually 19, and 24 for a harder game.
maze-expansion = With one-way walls.
maze-seed = The number from which the maze is made: the same number, the same maze. Several take the numbers that follow.
maze-count = How many mazes.
maze-fair = Only mazes whose corners differ by at most so many turns.
maze-format = Lines to look at, a page to print, or one JSON object per line.
maze-out = Write to this new file; several pages are numbered.
maze-file = A drawing as “aprendiz maze” prints it, typed or changed by hand, or its JSON.
maze-json = Print JSON: walls, one_way, fairness.

## Rules, scores, editions, completion

rules-words = A number (4 or 4.2), or words to look for.
rules-nothing = The rules say nothing about “{ $words }”.
score-flautz-cards = Up to five cards: B blue, G green, V purple (violet), O orange, K pink with a value (B3); I3 an illusion; P a prism. “-” reads one hand per line and prints JSON.
score-magus-spell = The spell as it is written, such as "Kabc A--".
score-magus-cards = Potions: R red, Y yellow, G green, B blue with a number (R1). “-” instead of the spell reads lines “SPELL | CARD…” and prints JSON.
score-magus-elixirs = How many elixirs there are.
score-magus-infant = As infant students read a spell: only colours matter.
score-magus-json = Print JSON: castable, elixirs (how few it takes), pay (which cards pay).
score-flautz-json = Print JSON: value, cards of the spell, spell (what they count as), flautz, straight.
score-line = line { $number }
edition-file = A TOML file; “aprendiz edition show flautz --toml” prints one to start from.
edition-game = For which game; without it { $game }.
edition-name = The edition: { $known }.
edition-toml = Print the file itself, to make your own from.
edition-is-good = { $file } is a good edition.
completion-shell = bash, zsh or fish. For bash: eval "$(aprendiz completion bash)" in ~/.bashrc.

## Serving

option-data = The folder with the tables of the server; without it, the usual one for your data.
serve-host = Where to listen: { $usual }, as without this option, for everybody who can reach this machine; 127.0.0.1 for this machine alone.
serve-port = The port, usually { $usual }; if it is taken, the next one that is free. 0: any.
serve-public-url = The address by which others come, if it is another one: behind a proxy, for example.
serve-cert = A certificate for https, as a PEM file.
serve-key = Its key, if that is in a file of its own.
serve-proxy = The proxies before this server, with commas between their addresses; they are believed about where somebody comes from.
serve-archive-after = After so many days without life a table is written to files in the folder “{ $folder }” among the data, and leaves the server. Without this option, never.
serve-log-level = From which level on events are logged to the standard error, one JSON object per line: { $known }. Without it, warning on a terminal and info elsewhere.
serve-other-port = Port { $wanted } is taken, so it is { $port }.
serve-others = Others come by { $url }
serve-here = On this machine: { $url }
serve-only-here = Other devices cannot reach it.
serve-everywhere = Everybody in your network can reach it; with --host 127.0.0.1, only this machine can.
serve-folder = The tables are kept in { $folder }
serve-end = Ctrl-C ends it.
serve-ended = The server has ended; all tables are kept.
serve-failed = the server could not start; the log tells why
join-url = The address of the server, or the link of an invitation, such as http://192.168.1.5:8000/#takomilu.
join-code = The invitation, if it is not in the link.
join-bot = Who plays: { $known } (from weak to strong); without it { $usual }.
join-name = What the bot is called at the table; without it, by its level.
join-seat = Which chair, counted from 0; without it, the first free one.
join-sits = { $name } has taken chair { $chair }. The game begins when the host starts it; Ctrl-C leaves.
join-stopped = The host has ended the game early.
join-gone = The table is gone, or the chair is somebody else's now.
join-left = The chair is given back.
backup-file = The new file.
backup-done = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } copied to { $file }.
reissue-table = Which table; without it, all are listed.
reissue-code = { $code } is the code for the host's place. It is good once, within { $minutes } minutes: whoever enters it decides at the table from then on.
reissue-title = Tables in { $folder }
reissue-none = There are no tables yet.
reissue-touched = last used { $when }
