// Tables and idle sockets at our own server: FLAUTZ! for three players, including the end of a game and the rematch.
import { load } from "./packages.js";

const { WebSocket } = load("ws");
const SEATS = [0, 1, 2];
const PLAN = { game: "flautz", seats: SEATS.length, options: { mode: "matches", matches: 10 } };
const PROTOCOL = 3;
const SHARE = "0".repeat(32);
const PLEDGE = "2895d8c6eecc85202decf1e9204f3d2fd9ae97318e66f70000114ccb670f9ad3"; // The hash of this share.

/** A table with all seats connected; `told(seat)` is called when a seat has received the update of the last move. */
export async function sit(address, number, told) {
  const devices = await Promise.all(SEATS.map(() => connect(address)));
  const { table, code } = await devices[0].post("/api/tables", { plan: PLAN });
  for (const device of devices.slice(1)) await device.post("/api/join", { code });
  let moves = 0;
  let turn = null;
  for (const [seat, device] of devices.entries()) {
    device.heard = (message) => {
      if (message.kind !== "Whole" && message.kind !== "Changed") return;
      device.seal = message.lobby?.seal ?? device.seal;
      if (message.lobby) device.terms = message.lobby.terms;
      const update = message.seats.find((seen) => seen.seat === seat)?.update;
      if (!update) return;
      if (update.ask !== null) turn = { seat, update };
      if (message.kind === "Changed") told(seat);
    };
    await device.ask({ kind: "Enter", table, version: null });
    await device.do(table, { kind: "Sit", name: `player ${seat}`, seat });
  }
  const begin = async () => {
    turn = null;
    for (const device of devices) await device.do(table, { kind: "Pledge", seal: device.seal, pledge: PLEDGE });
    await devices[0].do(table, { kind: "Start" });
    while (!devices[0].terms) await new Promise(setImmediate);
    const { terms } = devices[0];
    for (const device of devices) await device.do(table, { kind: "Share", terms, share: SHARE });
    while (turn === null) await new Promise(setImmediate);
  };
  const again = async () => {
    const { seal } = devices[0];
    await devices[0].do(table, { kind: "Rematch" });
    while (devices.some((device) => device.seal === seal)) await new Promise(setImmediate);
    await begin();
    move();
  };
  const move = () => {
    if (turn === null) return void again();
    const { seat, update } = turn;
    turn = null;
    const move = update.legal[moves % update.legal.length];
    moves += 1;
    devices[seat].send({ kind: "Do", id: 0, table, command: { kind: "Act", seat, ask: update.ask, move } });
  };
  await begin();
  return { move, received: () => devices.reduce((bytes, device) => bytes + device.socket._socket.bytesRead, 0) };
}

/** A connection that holds no seat. */
export async function connect(address) {
  const post = async (path, body, key) => {
    const headers = { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
    const response = await fetch(`http://${address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { key } = await post("/api/device?for=program");
  const socket = new WebSocket(`ws://${address}/api/socket`, {
    headers: { authorization: `Bearer ${key}` },
    perMessageDeflate: false,
  });
  const answers = new Map();
  const device = {
    socket,
    heard: () => {},
    post: (path, body) => post(path, body, key),
    send: (request) => socket.send(JSON.stringify(request)),
    ask(request) {
      const id = answers.size + 1;
      device.send({ ...request, id });
      return new Promise((resolve) => answers.set(id, resolve));
    },
    async do(table, command) {
      const answer = await device.ask({ kind: "Do", table, command });
      if (answer.kind !== "Done") throw new Error(`${command.kind}: ${JSON.stringify(answer)}`);
      return answer;
    },
  };
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.id) answers.get(message.id)?.(message);
    else if (message.kind === "Refused" || message.kind === "Stale" || message.kind === "Wrong")
      throw new Error(JSON.stringify(message));
    else device.heard(message);
  });
  socket.on("close", (code) => {
    throw new Error(`disconnected: ${code}`);
  });
  device.send({ kind: "Hello", protocol: PROTOCOL });
  return device;
}
