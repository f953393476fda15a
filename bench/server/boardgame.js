// Tables and idle sockets at boardgame.io's server, through the socket library of its own client.
import { load } from "./packages.js";

const { io } = load("socket.io-client");
const SEATS = ["0", "1", "2"];
const OPEN = 6;
const HAND = 5;

/** A table with all seats connected; `told(seat)` is called when a seat has received the update of the last move. */
export async function sit(address, number, told) {
  const match = `${process.pid}-${number}`;
  const sockets = [];
  let version = 0;
  let moves = 0;
  // One after the other: when the first seat asks for a match that does not exist, the server creates it.
  for (const seat of SEATS) sockets.push(await joined(address, match, seat));
  sockets.forEach((socket, seat) =>
    socket.on("update", (_match, state) => {
      if (state.ctx.turn !== moves + 1) throw new Error(`table ${number}: turn ${state.ctx.turn} after ${moves} moves`);
      version = state._stateID;
      told(seat);
    }),
  );
  return {
    move() {
      const seat = SEATS[moves % SEATS.length];
      const payload = { type: "exchange", args: [moves % OPEN, moves % HAND], playerID: seat };
      moves += 1;
      sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, version, match, seat);
    },
    received: () => sockets.reduce((bytes, socket) => bytes + raw(socket).bytesRead, 0),
  };
}

/** A connection that holds no seat. */
export const connect = (address) =>
  new Promise((resolve, reject) => {
    const socket = io(`http://${address}/exchange`, { transports: ["websocket"], forceNew: true, reconnection: false });
    socket.once("connect", () => resolve(socket));
    socket.once("connect_error", reject);
    socket.once("disconnect", (reason) => {
      throw new Error(`disconnected: ${reason}`);
    });
  });

async function joined(address, match, seat) {
  const socket = await connect(address);
  const seated = new Promise((resolve) => socket.once("matchData", resolve));
  socket.emit("sync", match, seat, undefined, SEATS.length);
  await seated;
  return socket;
}

const raw = (socket) => socket.io.engine.transport.ws._socket;
