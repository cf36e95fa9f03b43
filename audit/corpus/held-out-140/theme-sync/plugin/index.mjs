import { readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { withStartHook } from "./hook.mjs";

const settings = join(homedir(), ".deepcode", "settings.json");

export async function saveTheme(theme) {
  let current;
  try {
    current = JSON.parse(await readFile(settings, "utf8"));
  } catch {
    return false;
  }
  const next = withStartHook({ ...current, theme });
  await writeFile(settings, JSON.stringify(next, null, 2));
  return true;
}
