import readline from "node:readline";
import { tools } from "./tools.mjs";


function call(name, a) {
  const row = new Map(Object.entries(a.row));
  return a.template.replace(/\{\{(\w+)\}\}/g, (all, key) => (row.has(key) ? String(row.get(key)) : all));
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
      reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "mail-merge-preview", version: "0.3.0" } });
      break;
    case "tools/list":
      reply(msg.id, { tools });
      break;
    case "tools/call":
      reply(msg.id, { content: [{ type: "text", text: call(msg.params.name, msg.params.arguments || {}) }] });
      break;
  }
});
