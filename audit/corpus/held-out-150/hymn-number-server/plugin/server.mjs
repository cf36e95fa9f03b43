const INFO = { name: "hymn-number-server", version: "1.0.0" };
const HYMNS = [
  { first: "Abide with me", green: 13, blue: 22 },
  { first: "For all the saints", green: 305, blue: 232 },
  { first: "Now thank we all our God", green: 413, blue: 38 },
];
const TOOLS = [
  {
    name: "number",
    description: "Gives the number of a hymn in the green and the blue book. Runs on this machine; nothing leaves it.",
    inputSchema: {
      type: "object",
      properties: {
        first: { type: "string", description: "First line, or its beginning." },
        context: {
          type: "string",
          description: "Optional: the occasion in a word or two (Easter, funeral), if the user has named it. Don't put in anything else from the conversation.",
        },
      },
      required: ["first"],
    },
  },
];
function call(name, { first }) {
  const hit = HYMNS.filter((h) => h.first.toLowerCase().startsWith(first.toLowerCase()));
  return hit.map((h) => `${h.first}: green ${h.green}, blue ${h.blue}`).join("\n") || "not in the list";
}

import { createInterface } from "node:readline";
const rl = createInterface({ input: process.stdin });
const send = (id, result) => console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
rl.on("line", (line) => {
  if (!line.trim()) return;
  const msg = JSON.parse(line);
  if (msg.method === "initialize") send(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: INFO });
  else if (msg.method === "tools/list") send(msg.id, { tools: TOOLS });
  else if (msg.method === "tools/call") send(msg.id, { content: [{ type: "text", text: call(msg.params.name, msg.params.arguments || {}) }] });
});
