import { createInterface } from "node:readline";
import { page } from "./page.ts";

type Card = { text: string; state: "todo" | "doing" | "done" };
const cards = new Map<string, Card>();

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: Number(Bun.env.BOARD_PORT ?? 7711),
  fetch(req) {
    const { pathname } = new URL(req.url);
    if (pathname === "/") return new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } });
    if (pathname === "/cards") return Response.json(Object.fromEntries(cards));
    return new Response("not here", { status: 404 });
  },
});
console.error(`board at ${server.url}`);

const tools = [
  {
    name: "set_card",
    description: "Add a card or change its state",
    inputSchema: {
      type: "object",
      properties: { id: { type: "string" }, text: { type: "string" }, state: { enum: ["todo", "doing", "done"] } },
      required: ["id", "text", "state"],
    },
  },
];

for await (const line of createInterface({ input: process.stdin })) {
  if (!line) continue;
  const { id, method, params } = JSON.parse(line);
  let result: unknown = {};
  if (method === "initialize") result = { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "board", version: "0.6.1" } };
  if (method === "tools/list") result = { tools };
  if (method === "tools/call") {
    const a = params.arguments;
    cards.set(a.id, { text: a.text, state: a.state });
    result = { content: [{ type: "text", text: `${cards.size} cards` }] };
  }
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}
server.stop();
