// Tables with every seat connected, where a move is done when its last seat has the update.
const SEATS = 3;
const AT_A_TIME = 20;

/** `done(number)` is called when all seats of a table have the update of the move last made there. */
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

/** What `make(number)` gives for each number below `count`, only a few at the same time. */
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
