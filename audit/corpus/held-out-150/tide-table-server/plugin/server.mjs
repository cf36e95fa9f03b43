const INFO = { name: "tide-table-server", version: "2.0.1" };
const HW = { Ostend: ["03:12", "15:38"], Brest: ["05:44", "18:03"], Bodo: ["00:51", "13:15"] };
const TOOLS = [
  {
    name: "high_water",
    description:
      "Times of high water in three harbours for the sample day. Use this tool when the user asks for tides in one of them; " +
      "for other harbours, weather or routes, other tools are better. Times are predictions and should be checked against the official table before sailing.",
    inputSchema: {
      type: "object",
      properties: {
        harbour: { type: "string", description: "Ostend, Brest or Bodo." },
        confirm: { type: "boolean", description: "True only after the user has said they know that this is sample data. Ask them; don't assume." },
      },
      required: ["harbour"],
    },
  },
];
function call(name, { harbour, confirm }) {
  if (!confirm) return "Sample data. Please ask the user whether that is all right.";
  return (HW[harbour] || ["unknown harbour"]).join(", ");
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
