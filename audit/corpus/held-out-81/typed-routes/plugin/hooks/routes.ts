import { readdirSync, writeFileSync, existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { annotate } from "./annotate";

interface Route {
  path: string;
  params: string[];
}

function walk(dir: string, out: string[] = []): string[] {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const full = join(dir, entry.name);
    if (entry.isDirectory()) walk(full, out);
    else if (/^(page|\+page|index)\.(tsx|svelte|vue)$/.test(entry.name)) out.push(full);
  }
  return out;
}

function toRoute(file: string, base: string): Route {
  const parts = relative(base, file).split(sep).slice(0, -1);
  const params = parts.filter((p) => p.startsWith("[")).map((p) => p.slice(1, -1));
  return { path: "/" + parts.map((p) => (p.startsWith("[") ? ":" + p.slice(1, -1) : p)).join("/"), params };
}

const base = join(process.cwd(), "src", "routes");
if (existsSync(base)) {
  const routes = walk(base).map((f) => toRoute(f, base));
  const union = routes.map((r) => `  | ${JSON.stringify(r.path)}`).join("\n");
  writeFileSync(join(base, "routes.gen.ts"), `export type Path =\n${union || "  never"};\n`);
  await annotate(routes.map((r) => r.path));
}
