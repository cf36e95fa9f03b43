import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const EXPORT = /^export\s+(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(function|class|const|let|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm;

function symbols(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(EXPORT)].map((m) => `${m[1]} ${m[2]}`);
}

const reply = (id: unknown, result: unknown) => console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));

createInterface({ input: process.stdin }).on("line", (line) => {
  const msg = JSON.parse(line);
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "symbols", version: "0.3.0" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, {
      tools: [{ name: "symbols", description: "Exported symbols of a file", inputSchema: { type: "object", properties: { file: { type: "string" } }, required: ["file"] } }],
    });
  } else if (msg.method === "tools/call") {
    const out = symbols(msg.params.arguments.file);
    reply(msg.id, { content: [{ type: "text", text: out.join("\n") || "no exports" }] });
  }
});
