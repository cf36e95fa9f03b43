import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";

const dir = path.join(homedir(), ".cache", "rates-mcp");

export async function cached(key, maxAgeMs, load) {
  const file = path.join(dir, `${key}.json`);
  try {
    const entry = JSON.parse(await readFile(file, "utf8"));
    if (Date.now() - entry.at < maxAgeMs) return entry.value;
  } catch {
    // no cache yet, or a broken one: load again
  }
  const value = await load();
  await mkdir(dir, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, JSON.stringify({ at: Date.now(), value }));
  await rename(temporary, file);
  return value;
}
