import { spawnSync } from "node:child_process";

interface HookEvent { tool_input?: { file_path?: string } }

let text = "";
for await (const chunk of process.stdin) text += chunk;
const event: HookEvent = JSON.parse(text || "{}");
const file = event.tool_input?.file_path ?? "";
if (/\.tsx?$/.test(file)) {
  const r = spawnSync("npx tsc --noEmit", { shell: true, encoding: "utf8" });
  if (r.status) console.log(r.stdout.split("\n").slice(0, 20).join("\n"));
}
