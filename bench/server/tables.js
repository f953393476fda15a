// Tables with every seat connected. A move is done when its last seat has received the update.
const SEATS = 3;
const AT_A_TIME = 20;

/** `done(number)` is called when all seats of a table have received the update of its last move. */
export function seated(backend, address, count, done) {
  return batches(count, (number) => {
    let missing = SEATS;
    return backend.sit(address, number, () => {
      missing -= 1;
      if (missing > 0) return;
      missing = SEATS;
      done(number);
    });
  });
}

/** The results of `make(number)` for each number below `count`, with only a few calls at the same time. */
export async function batches(count, make) {
  const made = [];
  while (made.length < count) {
    const size = Math.min(AT_A_TIME, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, index) => make(made.length + index)))));
  }
  return made;
}

export const received = (tables) => tables.reduce((bytes, table) => bytes + table.received(), 0);

export const bytesPerUpdate = (bytes, moves) => Math.round(bytes / moves / SEATS);
