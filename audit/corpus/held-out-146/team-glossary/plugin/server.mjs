import readline from "node:readline";
import { tools } from "./tools.mjs";


const WORDS = new Map([
  ["canary", "A release shown to a small share of users first."],
  ["rollback", "Going back to the release before."],
  ["freeze", "A time in which nothing is merged but fixes."],
  ["hotfix", "A small release outside the usual rhythm."],
]);
function call(name, a) {
  return WORDS.get(a.term.toLowerCase()) ?? "Not in the glossary.";
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
      reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "team-glossary", version: "0.3.0" } });
      break;
    case "tools/list":
      reply(msg.id, { tools });
      break;
    case "tools/call":
      reply(msg.id, { content: [{ type: "text", text: call(msg.params.name, msg.params.arguments || {}) }] });
      break;
  }
});
