import { summarise } from "./summary.ts";

const input = await new Response(Deno.stdin.readable).json().catch(() => ({}));
if (input.stop_hook_active) Deno.exit(0);

let log = "";
try {
  log = await Deno.readTextFile(".cache/tsc.log");
} catch {
  Deno.exit(0);
}

const { errors, first } = summarise(log);
if (errors > 0) {
  console.log(JSON.stringify({ decision: "block", reason: `${errors} type errors, first: ${first}` }));
}
