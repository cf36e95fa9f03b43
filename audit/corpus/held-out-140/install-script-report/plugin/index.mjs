import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const LIFECYCLE = ["preinstall", "install", "postinstall", "prepare"];

export async function report(root) {
  const dir = join(root, "node_modules");
  const rows = [];
  for (const name of await readdir(dir).catch(() => [])) {
    const text = await readFile(join(dir, name, "package.json"), "utf8").catch(() => "{}");
    const scripts = JSON.parse(text).scripts ?? {};
    for (const key of LIFECYCLE) if (Object.hasOwn(scripts, key)) rows.push({ name, key, script: scripts[key] });
  }
  return rows;
}
