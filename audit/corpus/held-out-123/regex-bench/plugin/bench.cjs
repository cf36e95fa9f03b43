"use strict";
const readline = require("node:readline");
const fs = require("node:fs");
const path = require("node:path");

const library = JSON.parse(fs.readFileSync(path.join(__dirname, "library.json"), "utf8"));
const NESTED = /\((?:[^()]*[+*])[^()]*\)[+*{]/;

function compile(source, flags) {
  if (source.length > 400) throw new Error("pattern too long");
  if (NESTED.test(source)) throw new Error("nested quantifier, this may never finish; rewrite it first");
  return new RegExp(source, flags.includes("g") ? flags : flags + "g");
}

function run({ pattern, flags = "", lines }) {
  const re = compile(pattern, flags);
  const out = [];
  const started = performance.now();
  for (const line of lines.slice(0, 200)) {
    re.lastIndex = 0;
    const hits = [];
    let m;
    while ((m = re.exec(line.slice(0, 2000))) !== null) {
      hits.push({ at: m.index, text: m[0], groups: m.slice(1) });
      if (m[0] === "") re.lastIndex++;
      if (hits.length > 50) break;
    }
    out.push(`${hits.length ? "+" : "-"} ${line}  ${hits.map((h) => `[${h.at}] ${h.text}`).join(", ")}`);
  }
  out.push(`${(performance.now() - started).toFixed(2)} ms`);
  return out.join("\n");
}

function find({ about }) {
  const words = about.toLowerCase().split(/\s+/);
  return (
    library
      .filter((row) => words.some((w) => row.about.includes(w)))
      .map((row) => `${row.about}: ${row.pattern}`)
      .join("\n") || "nothing in the library"
  );
}

const tools = [
  { name: "try_regex", description: "Run a pattern on lines", inputSchema: { type: "object", properties: { pattern: { type: "string" }, flags: { type: "string" }, lines: { type: "array", items: { type: "string" } } }, required: ["pattern", "lines"] } },
  { name: "find_regex", description: "Search the library", inputSchema: { type: "object", properties: { about: { type: "string" } }, required: ["about"] } },
];

function handle(msg) {
  if (msg.method === "initialize") return { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "regex-bench", version: "1.1.0" } };
  if (msg.method === "tools/list") return { tools };
  if (msg.method !== "tools/call") return null;
  const { name, arguments: args } = msg.params;
  try {
    const text = name === "try_regex" ? run(args) : name === "find_regex" ? find(args) : "unknown tool";
    return { content: [{ type: "text", text }] };
  } catch (err) {
    return { content: [{ type: "text", text: String(err.message) }], isError: true };
  }
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const msg = JSON.parse(line);
  const result = handle(msg);
  if (result && msg.id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id: msg.id, result }));
});
