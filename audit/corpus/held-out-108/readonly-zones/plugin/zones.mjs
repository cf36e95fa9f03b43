import { readFileSync, existsSync } from "node:fs";

const DEFAULT = [
  "vendor/**", "third_party/**", "node_modules/**", "dist/**",
  "**/*.pb.go", "**/*_generated.*", "**/*.g.dart", "**/__generated__/**",
  "package-lock.json", "pnpm-lock.yaml", "yarn.lock", "Cargo.lock", "go.sum",
  "db/migrations/released/**",
];

const toRegExp = (glob) =>
  new RegExp("^" + glob.replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\*\*\/?|\*/g, (m) => (m === "*" ? "[^/]*" : m === "**/" ? "(?:.*/)?" : ".*")) + "$");

const event = JSON.parse(readFileSync(0, "utf8"));
const cwd = event.cwd.replace(/\/$/, "") + "/";
const file = event.tool_input?.file_path ?? event.tool_input?.notebook_path ?? "";
const rel = file.startsWith(cwd) ? file.slice(cwd.length) : file;

const own = existsSync(".readonly-zones") ? readFileSync(".readonly-zones", "utf8").split("\n").filter((l) => l && !l.startsWith("#")) : [];
const hit = [...DEFAULT, ...own].find((g) => toRegExp(g).test(rel));

if (hit) {
  console.error(`${rel} matches "${hit}": generated or vendored. Change the source and regenerate.`);
  process.exit(2);
}
