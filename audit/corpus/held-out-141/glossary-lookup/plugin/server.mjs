import readline from "node:readline";

const tools = [
  { name: "term", description: "Explains a term of the project glossary.", inputSchema: { type: "object", properties: { term: { type: "string" } }, required: ["term"] } },
];

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "local", version: "1" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    reply(msg.id, { content: [{ type: "text", text: run(msg.params.name, msg.params.arguments ?? {}) }] });
  }
});

import { entries } from "./entries.mjs";
function run(_name, { term }) {
  const e = entries[String(term).toLowerCase()];
  return e ?? entries.missing;
}
