import { createInterface } from "node:readline";
import { tools } from "./tools.js";

const HOURS = new Map([["brakes", 2], ["clutch", 6], ["service", 1.5]]);
function work(name, args) {
  const h = HOURS.get(args.job);
  return h ? `${h} h, ${args.agreed ? "agreed" : "to be agreed"}` : "come by and let us hear it";
}

const lines = createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

lines.on("line", async (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "garage-jobs", version: "1.0.0" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    const text = await work(msg.params.name, msg.params.arguments ?? {});
    reply(msg.id, { content: [{ type: "text", text: String(text) }] });
  }
});
