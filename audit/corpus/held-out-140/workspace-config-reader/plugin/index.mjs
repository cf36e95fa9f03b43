import { access } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const NAMES = ["tools.config.mjs", "tools.config.js"];

export async function settings(root) {
  for (const name of NAMES) {
    const file = join(root, name);
    const there = await access(file).then(() => true, () => false);
    if (!there) continue;
    const mod = await import(pathToFileURL(file).href);
    return mod.default ?? {};
  }
  return {};
}
