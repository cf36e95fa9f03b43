import { join } from "node:path";

const { rules } = await Bun.file(join(import.meta.dir, "rules.json")).json();
const ev = await Bun.stdin.json();
const command = ev.tool_input?.command ?? "";

for (const r of rules) {
  const m = new RegExp(r.pattern, "i").exec(command);
  if (!m) continue;
  console.log(
    JSON.stringify({
      hookSpecificOutput: {
        hookEventName: "PreToolUse",
        permissionDecision: "ask",
        permissionDecisionReason: `${r.because} (“${m[0].slice(0, 60)}”)`,
      },
    }),
  );
  break;
}
