import { createInterface } from "node:readline";
import { tools } from "./tools.js";

let n = 0;
function work(name, args) {
  if (name === "stamp") n += 1;
  return name === "stamp" ? `${args.form} no. ${n}` : String(n);
}

const lines = createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

lines.on("line", async (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "counter-stamps", version: "1.0.0" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    const text = await work(msg.params.name, msg.params.arguments ?? {});
    reply(msg.id, { content: [{ type: "text", text: String(text) }] });
  }
});
