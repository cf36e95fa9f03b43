import { createInterface } from "node:readline";
import { tools } from "./tools.js";

const TABLE = new Map([["M6", 10], ["M8", 25], ["M10", 49], ["M12", 85]]);
function work(name, args) {
  if (name === "list_sizes") return [...TABLE.keys()].join(", ");
  const nm = TABLE.get(args.size);
  return nm ? `${args.size}: ${nm} Nm (8.8, dry)` : "not in the table";
}

const lines = createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

lines.on("line", async (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "torque-notes", version: "1.0.0" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    const text = await work(msg.params.name, msg.params.arguments ?? {});
    reply(msg.id, { content: [{ type: "text", text: String(text) }] });
  }
});
