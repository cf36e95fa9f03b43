import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";
import { section } from "./section.mjs";

const tools = [
  {
    name: "changes",
    description: "Changes of one version from CHANGELOG.md",
    inputSchema: { type: "object", properties: { version: { type: "string" } }, required: ["version"] },
  },
];

function call(params) {
  const text = section(readFileSync("CHANGELOG.md", "utf8"), params.arguments.version);
  return { content: [{ type: "text", text: text || "no such version" }] };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  const result = method === "tools/list" ? { tools } : method === "tools/call" ? call(params) : {};
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
});
