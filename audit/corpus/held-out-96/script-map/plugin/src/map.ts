import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lifecycle, type Script } from "./lifecycle.ts";

const file = join(process.cwd(), "package.json");
if (!existsSync(file)) process.exit(0);

const pkg = JSON.parse(readFileSync(file, "utf8")) as { scripts?: Record<string, string> };
const scripts: Script[] = Object.entries(pkg.scripts ?? {}).map(([name, body]) => ({ name, body }));

const rows = scripts.map((s) => {
  const auto = lifecycle(s.name);
  return `${auto ? "!" : " "} ${s.name.padEnd(16)} ${s.body}${auto ? `   (runs ${auto})` : ""}`;
});

if (rows.length) {
  console.log(JSON.stringify({ hookSpecificOutput: { hookEventName: "SessionStart", additionalContext: "Scripts:\n" + rows.join("\n") } }));
}
