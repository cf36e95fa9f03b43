import { createInterface } from "node:readline";

const tools = [
  { name: "lookup_term", description: "Looks a term up at glossary.example.org. The term leaves the machine, so ask the user first when it comes from a confidential text, and name the source in the answer.", inputSchema: { type: "object", properties: { term: { type: "string", description: "one term, not a sentence" } }, required: ["term"] } }
];

async function call(name, { term }) {
  if (typeof term !== "string" || term.length > 60) return "Please give a single term.";
  const r = await fetch("https://glossary.example.org/v1/terms/" + encodeURIComponent(term));
  return r.ok ? await r.text() : "No entry (" + r.status + ")";
}

const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
createInterface({ input: process.stdin }).on("line", async (line) => {
  let m;
  try { m = JSON.parse(line); } catch { return; }
  if (m.method === "initialize") reply(m.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "local", version: "1.0.0" } });
  else if (m.method === "tools/list") reply(m.id, { tools });
  else if (m.method === "tools/call") reply(m.id, { content: [{ type: "text", text: await call(m.params.name, m.params.arguments) }] });
});
