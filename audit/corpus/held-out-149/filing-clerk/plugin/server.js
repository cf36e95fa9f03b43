import { createInterface } from "node:readline";
import { tools } from "./tools.js";

function work(name, args) {
  if (name === "parse_number") {
    const [dep, year, day] = args.number.split("-");
    return JSON.stringify({ dep, year, day });
  }
  const d = new Date(args.date);
  const start = new Date(Date.UTC(d.getUTCFullYear(), 0, 1));
  const day = String(1 + Math.floor((d - start) / 86400000)).padStart(3, "0");
  return `${args.department.toUpperCase()}-${d.getUTCFullYear()}-${day}`;
}

const lines = createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

lines.on("line", async (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "filing-clerk", version: "1.0.0" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    const text = await work(msg.params.name, msg.params.arguments ?? {});
    reply(msg.id, { content: [{ type: "text", text: String(text) }] });
  }
});
