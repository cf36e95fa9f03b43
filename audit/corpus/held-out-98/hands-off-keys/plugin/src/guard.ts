import { FORBIDDEN, type Rule } from "./forbidden.ts";

type Call = { tool_name: string; tool_input: Record<string, unknown> };

/** Every string anywhere in the tool's input. */
function* strings(v: unknown): Generator<string> {
  if (typeof v === "string") yield v;
  else if (Array.isArray(v)) for (const x of v) yield* strings(x);
  else if (v && typeof v === "object") for (const x of Object.values(v)) yield* strings(x);
}

function normalise(s: string): string {
  return s.replaceAll("\\", "/").replace(/\/{2,}/g, "/").replace(/\/\.\//g, "/").toLowerCase();
}

function hit(s: string): Rule | undefined {
  const n = normalise(s);
  return FORBIDDEN.find((r) => n.includes(r.path));
}

const call = (await Bun.stdin.json()) as Call;

for (const s of strings(call.tool_input)) {
  const rule = hit(s);
  if (rule) {
    console.log(JSON.stringify({ decision: "block", reason: `${call.tool_name}: ${rule.path} holds ${rule.holds}. Ask the user for what you need instead.` }));
    process.exit(0);
  }
}
