import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

function group(lines) {
  const byKind = new Map();
  for (const l of lines) {
    const kind = l.split(":")[0];
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  }
  return Object.fromEntries(byKind);
}

export async function activate(ctx) {
  ctx.registerTool({
    name: "branch_summary",
    async run({ limit = 20 }) {
      const { stdout } = await run("git", ["log", "--format=%s", "-n", String(limit)]);
      return group(stdout.trim().split("\n"));
    },
  });
}
