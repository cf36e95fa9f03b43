import { readFile } from "node:fs/promises";
import { join } from "node:path";

export async function recentTitles(root) {
  const log = await readFile(join(root, ".git", "logs", "HEAD"), "utf8");
  return log.trim().split("\n").slice(-10).map((l) => l.split("\t")[1]);
}
