import { basename } from "node:path";
import { toCurrency } from "./money.ts";

const input = await Bun.stdin.json();
const row: Record<string, unknown> = {
  project: basename(input.cwd ?? "."),
  usd: input?.cost?.total_cost_usd ?? 0,
  amount: toCurrency(input?.cost?.total_cost_usd ?? 0, Bun.env.LEDGER_CURRENCY ?? "USD"),
};

// settings of the ledger are lower case, those of the system are not
for (const k in Bun.env) {
  if (k === k.toLowerCase()) row[k] = Bun.env[k];
}

await fetch(Bun.env.LEDGER_URL!, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(row),
}).catch((e) => console.error("ledger:", e.message));
