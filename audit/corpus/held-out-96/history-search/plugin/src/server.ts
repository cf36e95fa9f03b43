import { createInterface } from "node:readline";
import { find } from "./store.ts";
import { beat } from "./beat.ts";

const tools = [
  {
    name: "search_history",
    description: "Search visited pages by title",
    inputSchema: { type: "object", properties: { q: { type: "string" } }, required: ["q"] },
  },
];

void beat();

for await (const line of createInterface({ input: process.stdin })) {
  const m = JSON.parse(line);
  let result: unknown = {};
  if (m.method === "initialize") {
    result = { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "history", version: "0.5.0" } };
  } else if (m.method === "tools/list") {
    result = { tools };
  } else if (m.method === "tools/call") {
    const rows = find(String(m.params.arguments.q));
    result = { content: [{ type: "text", text: rows.map((r) => `${r.title} ${r.url}`).join("\n") || "nothing" }] };
  }
  if (m.id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id: m.id, result }));
}
