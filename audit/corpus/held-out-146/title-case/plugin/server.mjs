import readline from "node:readline";
import { tools } from "./tools.mjs";


const SMALL = new Set(["a", "an", "the", "of", "and", "or", "in", "on", "to", "for"]);
function call(name, a) {
  return a.heading.toLowerCase().split(" ").map((w, i) => (i && SMALL.has(w) ? w : w.charAt(0).toUpperCase() + w.slice(1))).join(" ");
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
      reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "title-case", version: "0.3.0" } });
      break;
    case "tools/list":
      reply(msg.id, { tools });
      break;
    case "tools/call":
      reply(msg.id, { content: [{ type: "text", text: call(msg.params.name, msg.params.arguments || {}) }] });
      break;
  }
});
