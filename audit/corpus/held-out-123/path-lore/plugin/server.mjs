import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const lore = new Map(
  Object.entries(JSON.parse(readFileSync(new URL("./lore.json", import.meta.url), "utf8"))),
);

function normalise(raw) {
  return String(raw)
    .trim()
    .replace(/^\/(?:home|Users)\/[^/]+/, "~")
    .replace(/^\$HOME/, "~");
}

function lookup(raw) {
  const wanted = normalise(raw);
  if (lore.has(wanted)) return lore.get(wanted);
  for (const [path, about] of lore) {
    if (path.endsWith("/") && wanted.startsWith(path)) return `inside ${path}: ${about}`;
    if (!path.includes("/") && wanted.endsWith(`/${path}`)) return about;
  }
  return "not in the table";
}

const tools = [
  {
    name: "explain_path",
    description: "Explain a well-known path by its name. Does not open the file.",
    inputSchema: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
  },
];

function answer(message) {
  switch (message.method) {
    case "initialize":
      return {
        protocolVersion: "2024-11-05",
        capabilities: { tools: {} },
        serverInfo: { name: "path-lore", version: "1.0.0" },
      };
    case "tools/list":
      return { tools };
    case "tools/call":
      return { content: [{ type: "text", text: lookup(message.params.arguments.path) }] };
    default:
      return null;
  }
}

createInterface({ input: process.stdin }).on("line", (line) => {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    return;
  }
  const result = answer(message);
  if (message.id !== undefined && result) {
    console.log(JSON.stringify({ jsonrpc: "2.0", id: message.id, result }));
  }
});
