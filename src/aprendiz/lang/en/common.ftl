### What every game and every screen says

you = You
list-and = { $first } and { $last }

## Players

player = Player { $number }
chance = luck
bot-novice = Novice { $number }
bot-adept = Adept { $number }
bot-master = Master { $number }
bot-plain = Plain { $number }
bot-greedy = Greedy { $number }
bot-random = Random { $number }

## Seats that changed during a game

seat-change-handed-over = { $name }’s seat moved to another device after move { $after }.
seat-change-left = { $name } left after move { $after }, and a bot played on.
seat-change-removed = The host removed { $name } after move { $after }, and a bot played on.
seat-change-sits-in = A bot took over for { $name } after move { $after }.
seat-change-reclaimed = { $name } took the seat back after move { $after }.
seat-change-hands-opened = Spectators could see all hands after move { $after }.
seat-change-hands-closed = Spectators could no longer see the hands after move { $after }.

## Refusals

refused = Not possible (rule { $rule }): { $remedy }
refused-by-the-table = Not possible: { $remedy }
remedy-wait-for-the-others = You’ve chosen; wait for the others.
remedy-take-a-seat = Take a seat to play.

## What is wrong with something given

problem-one-of = must be one of { $known }, not { $found }
problem-one-of-or-file = must be one of { $known } or the path of a file, not { $found }
problem-some-of = must be some of { $known }, separated by commas, not { $found }
problem-whole = must be a whole number from { $least } to { $most }, not { $found }
problem-number = must be a whole number, not { $found }
problem-flag = must be true or false, not { $found }
problem-text = must be a text, not { $found }
problem-table = must be a table, not { $found }
problem-object = must be an object with the entry “kind”, not { $found }
problem-list = must be a list, not { $found }
problem-list-of = must be a list of 1 to { $most } entries, not { $found }
problem-list-of-just = must be a list of { $length } entries, not { $found }
problem-name-or-list = must be a name or a list of { $least } to { $most } words, not { $found }
problem-missing = is missing
problem-empty = must have at least one entry
problem-unknown = is not known here; there are { $known }
problem-unreadable = cannot be read: { $reason }
problem-too-large = is larger than such a file may be ({ $most } bytes)
problem-not-utf-8 = is not a text file in UTF-8
problem-not-toml = is not valid TOML: { $reason }
problem-too-many-dots-in-line = has { $count } dots in line { $line } outside texts and comments; there may be { $most } at most
problem-too-many-dots = has { $count } dots outside texts and comments; there may be { $most } at most
problem-too-slow = took longer to check than { $seconds } s; take out whatever is unusually long
problem-no-card = { $found } is not a card: write { $known } with a value from 1 to { $most }, or { $prism } for a prism
problem-empty-place = there is no card in place { $place }
problem-not-there = { $card } is not in the row { $row }
problem-too-few-cards = { $edition } has { $cards } cards; { $seats } players need { $needed }
problem-too-many-cards = a hand has at most { $most } cards, not { $count }
problem-not-in-the-rules = the rules say nothing about { $found }
problem-only-with = counts only with { $option }
problem-name = must be a name of 1 to { $most } letters, not { $found }
problem-exists = is already there: choose another name
problem-unwritable = cannot be written: { $reason }
problem-too-many = there is room for { $most }, not for { $count }
problem-not-with = cannot be given together with { $option }
problem-seat-log-not-record = is the log of a seat; the record of a game is needed
problem-is-over = is a game that is over; “aprendiz replay” tells it again
problem-other-seat = is the log of seat { $seat }
problem-not-empty = is not empty: choose another folder
problem-sees-everything = sees what others may not, so it cannot sit at a table; “aprendiz ladder” measures it
problem-no-seat = is the log of a spectator, who has no choices
problem-no-choice = move { $found } is not a choice of seat { $seat }; the nearest are { $known }
problem-no-choices = seat { $seat } has not made a choice
problem-not-json = is not valid JSON from line { $line } on: damaged or cut off
problem-twice = is there twice
problem-too-deep = is nested more than { $most } deep
problem-unprintable = must be a text that can be shown, not { $found }
problem-hex = must be { $length } hexadecimal digits in lower case, not { $found }
problem-list-between = must be a list of { $least } to { $most } entries, not { $found }
problem-seat-or-chance = must be a seat from 0 to { $most } or “chance”, not { $found }
problem-not-rising = must be greater than { $before }, not { $found }
problem-format-version = is version { $found } of the format; this program reads version { $known }
problem-newer-rules = is version { $found } of the rules; this program knows version { $known }
problem-does-not-fit = does not fit the game as played by the rules
problem-too-few-potions = must hold at least { $needed } potions for the grid
problem-backs = there are { $backs } backs for { $spells } spells
problem-backs-unnamed = there are { $backs } backs for the { $spells } spells that name none
problem-backs-of-copies = is there more than once: every copy names its back, or none does
problem-no-back = { $found } is not a back: after the colon write one of { $known }
problem-no-spell = { $found } is not a spell: write groups such as R--- or Kab, a colour (R, Y, G, B, K, A, *) and for each potion 1 to 4, - or a to d, 1 to 9 potions in all
problem-too-many-readings = can be read in { $count } ways; there may be { $most } at most
problem-no-potion = { $found } is not a potion
problem-walls = must be a whole number from { $least } to { $most }, not { $found }: the box has no more walls, and with 26 some square would be cut off
problem-no-wall = { $found } is not a wall: name the squares on both sides by row and column, like 12-13, or 12>13 if it can be passed only from 12
problem-no-plan = is not a plan of a maze: a drawing has { $lines } lines that start with + or |, this has { $count }
problem-no-slot = there is no slot for a wall beside row { $row }, column { $column }
problem-unreachable = from the corner { $corner } these squares cannot be reached: { $squares }
problem-too-many-walls = the box has { $most } walls, the plan needs { $count }
problem-too-many-one-way-walls = at most { $most } walls are one-way, not { $count }
problem-one-way-needs-expansion = has one-way walls ({ $count }): they belong to the expansion
problem-corner-not-blank = the corner { $place } must be blank, not { $symbol }
problem-symbols = must have { $needed } symbols, not { $count }: give each a name of its own
problem-decimal = must be a number from { $least } to { $most } such as 0.5, not { $found }
problem-no-fair-maze = none of { $tried } mazes was as fair as that: allow more
problem-no-maze = { $found } is not a ready maze ({ $known }), a file, or walls such as 12-13,22-23
problem-malformed = cannot be understood: { $reason }
problem-hello-first = comes too early: the first message is Hello
problem-no-key = the key of a device is missing or wrong
problem-other-origin = is the page of another site
problem-unknown-host = { $host } is not a name of this server: allow it with “aprendiz serve --name { $host }”, or use its address in numbers
problem-no-host = must be there once, as a name or an address, with a port or without
unknown-host-title = This server does not answer to the name { $host }.
unknown-host-why = So no page of another site can pass itself off as this one.
unknown-host-allow = If you run the server, allow the name when you start it:
unknown-host-otherwise = Otherwise use the address in numbers that the server shows when it starts.
problem-body-too-large = is larger than { $most } bytes
problem-store-failed = could not be saved; nothing has changed, try again
problem-unknown-path = there is nothing at this address
problem-unknown-method = cannot be made in this way at this address
problem-server-failed = something went wrong here; the server’s messages say where
problem-in-use = is already used by a running server: stop it, or choose another folder
problem-no-safe-place = is not a safe place for tables (some network drives are not): choose a folder on a disk of this machine
problem-no-tables = is not a file with tables of this program
problem-no-such-table = is not a table here; “aprendiz tables” lists them all
problem-cannot-listen = the server cannot listen on it: { $reason }
problem-no-url = must be an address such as https://games.example.org, not { $found }
problem-no-addresses = must be addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8, not { $found }
problem-no-name = must be a name such as games.example.org, without a port, not { $found }
problem-no-certificate = is not a certificate with a matching key: { $reason }
problem-no-connection = cannot be reached: { $reason }
problem-no-server = is not a server of this program
problem-other-protocol = speaks protocol { $found }, this program speaks { $known }: both must be of the same version
problem-not-running = no running server uses this folder
