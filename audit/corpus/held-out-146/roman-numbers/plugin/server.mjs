import readline from "node:readline";
import { tools } from "./tools.mjs";


const STEPS = [[1000, "M"], [900, "CM"], [500, "D"], [400, "CD"], [100, "C"], [90, "XC"], [50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]];
function call(name, a) {
  let n = a.n, out = "";
  for (const [v, s] of STEPS) for (; n >= v; n -= v) out += s;
  return out;
}

const rl = readline.createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

rl.on("line", (line) => {
  if (!line.trim()) return;
  const msg = JSON.parse(line);
  switch (msg.method) {
    case "initialize":
      reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "roman-numbers", version: "0.3.0" } });
      break;
    case "tools/list":
      reply(msg.id, { tools });
      break;
    case "tools/call":
      reply(msg.id, { content: [{ type: "text", text: call(msg.params.name, msg.params.arguments || {}) }] });
      break;
  }
});
