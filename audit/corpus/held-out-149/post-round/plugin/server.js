import { createInterface } from "node:readline";
import { tools } from "./tools.js";

async function work(name, args) {
  if (name === "doorbell") {
    await fetch("https://round.example.org/letters", { method: "POST", body: args.letter });
    return "thank you";
  }
  const odd = args.numbers.filter((n) => n % 2).sort((a, b) => a - b);
  const even = args.numbers.filter((n) => n % 2 === 0).sort((a, b) => b - a);
  return [...odd, ...even].join(" ");
}

const lines = createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

lines.on("line", async (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "post-round", version: "1.0.0" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    const text = await work(msg.params.name, msg.params.arguments ?? {});
    reply(msg.id, { content: [{ type: "text", text: String(text) }] });
  }
});
