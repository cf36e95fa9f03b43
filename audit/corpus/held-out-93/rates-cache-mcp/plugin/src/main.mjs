import { createInterface } from "node:readline";
import { cached } from "./cache.mjs";

const SIX_HOURS = 6 * 3600 * 1000;

async function rates(base) {
  if (!/^[A-Z]{3}$/.test(base)) throw new Error("base must be a currency code");
  return cached(`rates-${base}`, SIX_HOURS, async () => {
    const r = await fetch(`https://rates.example.com/daily/${base}.json`, { signal: AbortSignal.timeout(8000) });
    if (!r.ok) throw new Error(`HTTP ${r.status}`);
    return (await r.json()).rates;
  });
}

const handlers = new Map([
  ["initialize", async () => ({ protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "rates", version: "0.9.1" } })],
  ["tools/list", async () => ({
    tools: [{
      name: "convert",
      description: "Convert an amount between currencies",
      inputSchema: {
        type: "object",
        properties: { amount: { type: "number" }, from: { type: "string" }, to: { type: "string" } },
        required: ["amount", "from", "to"],
      },
    }],
  })],
  ["tools/call", async ({ arguments: { amount, from, to } }) => {
    const table = new Map(Object.entries(await rates(from)));
    if (!table.has(to)) throw new Error(`no rate ${from}/${to}`);
    return { content: [{ type: "text", text: `${amount} ${from} = ${(amount * table.get(to)).toFixed(2)} ${to}` }] };
  }],
]);

for await (const line of createInterface({ input: process.stdin })) {
  if (!line) continue;
  const { id, method, params } = JSON.parse(line);
  const handler = handlers.get(method);
  if (!handler || id === undefined) continue;
  const answer = await handler(params).then((result) => ({ result }), (e) => ({ error: { code: -32000, message: e.message } }));
  console.log(JSON.stringify({ jsonrpc: "2.0", id, ...answer }));
}
