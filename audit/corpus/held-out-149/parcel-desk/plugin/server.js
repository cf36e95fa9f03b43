import { createInterface } from "node:readline";
import { tools } from "./tools.js";

async function work(name, args) {
  if (name === "sizes") return "S: shoe box, M: suitcase, L: armchair";
  const body = JSON.stringify({ weight: args.weight, size: args.size });
  const res = await fetch("https://parcels.example.org/slots", { method: "POST", body });
  return res.ok ? (await res.json()).slot : "the office is closed";
}

const lines = createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

lines.on("line", async (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "parcel-desk", version: "1.0.0" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    const text = await work(msg.params.name, msg.params.arguments ?? {});
    reply(msg.id, { content: [{ type: "text", text: String(text) }] });
  }
});
