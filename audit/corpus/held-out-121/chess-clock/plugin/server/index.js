import { createInterface } from "node:readline";

const left = { white: 300, black: 300 };
let turn = "white", since = Date.now();

function press() {
  left[turn] -= (Date.now() - since) / 1000;
  since = Date.now();
  turn = turn === "white" ? "black" : "white";
  return `${turn} to move, ${left.white.toFixed(1)} : ${left.black.toFixed(1)}`;
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  if (id === undefined) return;
  const result =
    method === "initialize" ? { protocolVersion: "2025-03-26", capabilities: { tools: {} }, serverInfo: { name: "clock", version: "1.0.0" } }
    : method === "tools/list" ? { tools: [{ name: "press", description: "Press the clock", inputSchema: { type: "object" } }] }
    : { content: [{ type: "text", text: press() }] };
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
});
