import { join } from "node:path";

const MAX_LINES = 2000;
const ledger = join(import.meta.dir, "..", "data", "ledger.jsonl");

interface StopInput {
  session_id?: string;
  started_at?: number;
  tool_calls?: { name: string }[];
}

interface Row {
  at: string;
  session: string;
  seconds: number | null;
  tools: Record<string, number>;
}

function tally(calls: { name: string }[] = []): Record<string, number> {
  const out: Record<string, number> = {};
  for (const c of calls) out[c.name] = (out[c.name] ?? 0) + 1;
  return out;
}

const input: StopInput = await Bun.stdin.json().catch(() => ({}));

const row: Row = {
  at: new Date().toISOString(),
  session: (input.session_id ?? "unknown").slice(0, 8),
  seconds: input.started_at ? Math.round((Date.now() - input.started_at) / 1000) : null,
  tools: tally(input.tool_calls),
};

const file = Bun.file(ledger);
const previous = (await file.exists()) ? (await file.text()).trimEnd().split("\n") : [];
previous.push(JSON.stringify(row));

// Bun.write creates data/ on first use
await Bun.write(ledger, previous.slice(-MAX_LINES).join("\n") + "\n");
