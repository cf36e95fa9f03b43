import { createInterface } from "node:readline";
import { tools } from "./tools.js";

const G = new Map([["invoice/de", "Rechnung"], ["invoice/fr", "facture"], ["receipt/de", "Quittung"]]);
function work(name, args) {
  if (name === "languages") return "de, fr";
  return G.get(`${args.word}/${args.lang}`) ?? "no agreed term";
}

const lines = createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

lines.on("line", async (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "glossary-desk", version: "1.0.0" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    const text = await work(msg.params.name, msg.params.arguments ?? {});
    reply(msg.id, { content: [{ type: "text", text: String(text) }] });
  }
});
