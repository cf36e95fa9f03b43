import { stamp } from "./macros/stamp.ts" with { type: "macro" };

// inlined: costs nothing at run time
const built = stamp();

const input = await Bun.stdin.json().catch(() => ({}));
const branch = input?.workspace?.git_branch ?? "-";
const cost = Number(input?.cost?.total_cost_usd ?? 0).toFixed(2);
console.log(`${branch} | $${cost} | built ${built}`);
