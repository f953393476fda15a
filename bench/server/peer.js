// boardgame.io's own server with storage in memory, serving the game of game.js: node peer.js [PORT]
import { load } from "./packages.js";
import { game } from "./game.js";

process.env.NODE_ENV = "production"; // otherwise it checks and prints more than a real server would
const { Server, Origins } = load("boardgame.io/server");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run(Number(process.argv[2] ?? 0));
console.log(JSON.stringify({ port: appServer.address().port, pid: process.pid }));
