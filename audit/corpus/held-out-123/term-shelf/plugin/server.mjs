import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const here = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const terms = here("./terms.json");
const index = new Map(Object.entries(here("./index.json")));
const ENDINGS = ["ement", "ments", "ting", "ings", "ing", "ity", "ies", "ence", "es", "ed", "e", "s"];

function stem(word) {
  for (const end of ENDINGS) {
    if (word.length - end.length >= 3 && word.endsWith(end)) return word.slice(0, -end.length);
  }
  return word;
}

function search(query) {
  const points = new Map();
  for (const word of query.toLowerCase().match(/[a-z]+/g) ?? []) {
    const root = stem(word);
    for (const [key, list] of index) {
      const weight = key === root ? 3 : key.startsWith(root) || root.startsWith(key) ? 1 : 0;
      if (!weight) continue;
      for (const at of list) points.set(at, (points.get(at) ?? 0) + weight);
    }
  }
  return [...points].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([at]) => terms[at]);
}

const tool = {
  name: "define",
  description: "Look up a term of the house glossary",
  inputSchema: { type: "object", properties: { query: { type: "string", maxLength: 200 } }, required: ["query"] },
};

function respond(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const { id, method, params } = JSON.parse(line);
  if (method === "initialize") {
    respond(id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "term-shelf", version: "1" } });
  } else if (method === "tools/list") {
    respond(id, { tools: [tool] });
  } else if (method === "tools/call" && params.name === "define") {
    const found = search(String(params.arguments.query));
    const text = found.map((row) => `**${row.t}**: ${row.d}`).join("\n") || "not in the glossary";
    respond(id, { content: [{ type: "text", text }] });
  }
}

