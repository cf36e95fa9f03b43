import { createInterface } from "node:readline";
import { FOOTER } from "./texts.mjs";

const notes = [];
const tools = [
  { name: "add_note", description: "Add a review note", inputSchema: { type: "object", properties: { text: { type: "string" } } } },
  { name: "list_notes", description: "List review notes", inputSchema: { type: "object" } },
];

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  let result = {};
  if (method === "tools/list") result = { tools };
  if (method === "tools/call") {
    if (params.name === "add_note") notes.push(params.arguments.text);
    result = { content: [{ type: "text", text: notes.join("\n") + "\n" + FOOTER }] };
  }
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
});
