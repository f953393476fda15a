### What every game and every screen says

you = You
list-and = { $first } and { $last }

## Players

player = Player { $number }
chance = chance
bot-novice = Novice { $number }
bot-adept = Adept { $number }
bot-master = Master { $number }
bot-plain = Plain { $number }
bot-greedy = Greedy { $number }
bot-random = Random { $number }

## Refusals

refused = Not possible (rule { $rule }): { $remedy }
refused-by-the-table = Not possible: { $remedy }
remedy-wait-for-the-others = You have chosen; wait for the others.
remedy-take-a-seat = Take a seat to play.

## What is wrong with something given

problem-one-of = must be one of { $known }, not { $found }
problem-one-of-or-file = must be one of { $known } or the path of a file, not { $found }
problem-some-of = must be some of { $known } with commas between them, not { $found }
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
problem-unknown = is not known here; known are { $known }
problem-unreadable = cannot be read: { $reason }
problem-too-large = is larger than such a file may be ({ $most } bytes)
problem-not-utf-8 = is not a text file in UTF-8
problem-not-toml = is not valid TOML: { $reason }
problem-no-card = { $found } is no card: write { $known } with a value from 1 to { $most }, or { $prism } for a prism
problem-empty-place = no card lies in place { $place }
problem-not-there = { $card } does not lie in the row { $row }
problem-too-few-cards = { $edition } has { $cards } cards; { $seats } players need { $needed }
problem-too-many-cards = at most { $most } cards make a hand, not { $count }
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
problem-no-choice = move { $found } is no choice of seat { $seat }; nearest are { $known }
problem-no-choices = seat { $seat } has made no choice
problem-not-json = is not valid JSON from line { $line } on: damaged or cut off
problem-twice = stands there twice
problem-too-deep = is nested more than { $most } deep
problem-unprintable = must be a text that can be shown, not { $found }
problem-hex = must be { $length } hexadecimal digits in small letters, not { $found }
problem-list-between = must be a list of { $least } to { $most } entries, not { $found }
problem-seat-or-chance = must be a seat from 0 to { $most } or 'chance', not { $found }
problem-not-rising = must be greater than { $before }, not { $found }
problem-format-version = is version { $found } of the format; this program reads version { $known }
problem-newer-rules = is version { $found } of the rules; this program knows version { $known }
problem-does-not-fit = does not fit the game as the rules play it
problem-too-few-potions = must hold at least { $needed } potions for the grid
problem-backs = there are { $backs } backs for { $spells } spells
problem-backs-unnamed = there are { $backs } backs for the { $spells } spells that name none
problem-backs-of-copies = is there more than once: every copy names its back, or none does
problem-no-back = { $found } is no back: after the colon write one of { $known }
problem-no-spell = { $found } is no spell: write groups such as R--- or Kab, a colour (R, Y, G, B, K, A, *) and for each potion 1 to 4, - or a to d, 1 to 9 potions in all
problem-too-many-readings = can be read in { $count } ways; there may be { $most } at most
problem-no-potion = { $found } is no potion
problem-walls = must be a whole number from { $least } to { $most }, not { $found }: the box has no more walls, and with 26 some square would be cut off
problem-no-wall = { $found } is no wall: name the squares on both sides by row and column, like 12-13, or 12>13 if only those who come from 12 can pass
problem-no-plan = is no plan of a maze: a drawing has { $lines } lines that begin with + or |, this has { $count }
problem-no-slot = there is no slot for a wall beside row { $row }, column { $column }
problem-unreachable = from the corner { $corner } these squares cannot be reached: { $squares }
problem-too-many-walls = the box has { $most } walls, the plan needs { $count }
problem-too-many-one-way-walls = at most { $most } walls are one-way, not { $count }
problem-one-way-needs-expansion = has one-way walls ({ $count }): they belong to the expansion
problem-corner-not-blank = the corner { $place } must be blank, not { $symbol }
problem-symbols = must have { $needed } symbols, not { $count }: give each a name of its own
problem-decimal = must be a number from { $least } to { $most } such as 0.5, not { $found }
problem-no-fair-maze = of { $tried } mazes none was as fair as that: allow more
problem-no-maze = { $found } is no ready maze ({ $known }), no file, and no walls such as 12-13,22-23
problem-malformed = cannot be understood: { $reason }
problem-hello-first = comes too early: the first message is Hello
problem-no-key = the key of a device is needed, or the right one
problem-other-origin = is the page of another site
problem-body-too-large = is larger than { $most } bytes
problem-store-failed = could not be stored; nothing has changed, try again
problem-unknown-path = there is nothing at this address
problem-unknown-method = cannot be made in this way at this address
problem-server-failed = something went wrong here; its log tells where
problem-in-use = is already used by a running server: stop that one, or choose another folder
problem-no-safe-place = is no safe place for tables, as some network drives are not: choose a folder on a disk of this machine
problem-no-tables = is no file with tables of this program
problem-cannot-listen = cannot be listened on: { $reason }
problem-no-url = must be an address such as https://games.example.org, not { $found }
problem-no-addresses = must be addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8, not { $found }
problem-no-certificate = is no certificate with a key that fits: { $reason }
problem-no-connection = cannot be reached: { $reason }
problem-no-server = is no server of this program
problem-other-protocol = speaks protocol { $found }, this program speaks { $known }: both must be of the same version
problem-not-running = no running server uses this folder
