import { parse, type Entry } from "./parse.ts";

const SOURCE = "docs/glossary.md";
let cache: { mtime: number; entries: Map<string, Entry> } | null = null;

async function entries() {
  const f = Bun.file(SOURCE);
  if (!(await f.exists())) return new Map<string, Entry>();
  if (!cache || cache.mtime !== f.lastModified) cache = { mtime: f.lastModified, entries: parse(await f.text()) };
  return cache.entries;
}

const tools = [
  { name: "define", description: "Definition of one term", inputSchema: { type: "object", properties: { term: { type: "string" } }, required: ["term"] } },
  { name: "terms", description: "All known terms", inputSchema: { type: "object", properties: {} } },
];

const text = (s: string) => ({ content: [{ type: "text", text: s }] });

async function handle(method: string, params: any) {
  switch (method) {
    case "initialize":
      return { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "glossary", version: "1.3.1" } };
    case "tools/list":
      return { tools };
    case "tools/call": {
      const all = await entries();
      if (params.name === "terms") return text([...all.values()].map((e) => e.term).sort().join("\n") || "(empty)");
      const e = all.get(String(params.arguments?.term ?? "").toLowerCase());
      return text(e ? `${e.term}: ${e.definition}` : "not defined");
    }
    default:
      return undefined;
  }
}

for await (const line of console) {
  if (!line.trim()) continue;
  const msg = JSON.parse(line);
  const result = await handle(msg.method, msg.params ?? {});
  if (msg.id === undefined) continue;
  console.log(JSON.stringify(result === undefined
    ? { jsonrpc: "2.0", id: msg.id, error: { code: -32601, message: "no such method" } }
    : { jsonrpc: "2.0", id: msg.id, result }));
}
