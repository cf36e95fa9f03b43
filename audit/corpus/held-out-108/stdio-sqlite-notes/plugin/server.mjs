import { createInterface } from "node:readline";
import { readFile } from "node:fs/promises";

// glossary.md:  "- **Term** (alias, alias): definition"
const ENTRY = /^- \*\*(.+?)\*\*(?: \(([^)]+)\))?: (.+)$/;

async function load() {
  const text = await readFile("glossary.md", "utf8").catch(() => "");
  return text.split("\n").map((l) => ENTRY.exec(l)).filter(Boolean).map(([, term, alias, definition]) => ({
    term,
    alias: alias?.split(",").map((s) => s.trim()) ?? [],
    definition,
  }));
}

function distance(a, b) {
  const row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    let prev = row[0]++;
    for (let j = 1; j <= b.length; j++) {
      const t = row[j];
      row[j] = Math.min(row[j] + 1, row[j - 1] + 1, prev + (a[i - 1] === b[j - 1] ? 0 : 1));
      prev = t;
    }
  }
  return row[b.length];
}

const tools = {
  async define({ term }) {
    const all = await load();
    const q = term.toLowerCase();
    const exact = all.find((e) => e.term.toLowerCase() === q || e.alias.some((x) => x.toLowerCase() === q));
    if (exact) return exact.definition;
    const near = all.map((e) => [distance(e.term.toLowerCase(), q), e.term]).sort((x, y) => x[0] - y[0]).slice(0, 3);
    return `Unknown. Similar: ${near.map((n) => n[1]).join(", ") || "none"}`;
  },
  async list() {
    return (await load()).map((e) => e.term).join("\n");
  },
};

const methods = {
  initialize: () => ({ protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: { name: "glossary", version: "0.2.0" } }),
  "tools/list": () => ({
    tools: [
      { name: "define", description: "Define a project term", inputSchema: { type: "object", properties: { term: { type: "string" } }, required: ["term"] } },
      { name: "list", description: "All terms", inputSchema: { type: "object" } },
    ],
  }),
  "tools/call": async ({ name, arguments: args }) => {
    const tool = Object.hasOwn(tools, name) ? tools[name] : null;
    if (!tool) throw new Error(`no tool ${name}`);
    return { content: [{ type: "text", text: await tool(args ?? {}) }] };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const msg = JSON.parse(line);
  if (msg.id === undefined) continue;
  const reply = { jsonrpc: "2.0", id: msg.id };
  try {
    if (!Object.hasOwn(methods, msg.method)) reply.error = { code: -32601, message: "method not found" };
    else reply.result = await methods[msg.method](msg.params ?? {});
  } catch (e) {
    reply.error = { code: -32000, message: String(e.message) };
  }
  process.stdout.write(JSON.stringify(reply) + "\n");
}
