import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import readline from "node:readline";
import { parseCsv } from "./parse.js";

const root = await realpath(".");

async function table(file) {
  const full = await realpath(path.resolve(root, file));
  if (!full.startsWith(root + path.sep)) throw new Error("outside the project");
  const [head, ...rows] = parseCsv(await readFile(full, "utf8"));
  return { head, rows };
}

const handlers = {
  async columns({ file }) {
    const { head, rows } = await table(file);
    return head.map((name, i) => `${name}: ${new Set(rows.map((r) => r[i])).size} different values`).join("\n");
  },
  async sample({ file, count = 5 }) {
    const { head, rows } = await table(file);
    return [head, ...rows.slice(0, Math.min(count, 50))].map((r) => r.join(" | ")).join("\n");
  },
  async group({ file, column }) {
    const { head, rows } = await table(file);
    const at = head.indexOf(column);
    if (at < 0) throw new Error(`no column ${column}`);
    const counts = new Map();
    for (const r of rows) counts.set(r[at], (counts.get(r[at]) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 40).map(([k, n]) => `${n}\t${k}`).join("\n");
  },
};
const file = { type: "string", description: "path inside the project" };
const tools = [
  { name: "columns", description: "Column names and cardinality", inputSchema: { type: "object", properties: { file } } },
  { name: "sample", description: "First rows", inputSchema: { type: "object", properties: { file, count: { type: "number" } } } },
  { name: "group", description: "Count by column", inputSchema: { type: "object", properties: { file, column: { type: "string" } } } },
];

async function handle(msg) {
  if (msg.method === "initialize")
    return { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "csv-loom", version: "1.0.0" } };
  if (msg.method === "tools/list") return { tools };
  if (msg.method !== "tools/call") return undefined;
  const { name, arguments: args } = msg.params;
  if (!Object.hasOwn(handlers, name)) return { isError: true, content: [{ type: "text", text: "unknown tool" }] };
  try {
    return { content: [{ type: "text", text: await handlers[name](args) }] };
  } catch (err) {
    return { isError: true, content: [{ type: "text", text: err.message }] };
  }
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  const msg = JSON.parse(line);
  const result = await handle(msg);
  if (result) console.log(JSON.stringify({ jsonrpc: "2.0", id: msg.id, result }));
}
