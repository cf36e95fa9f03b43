import { readFileSync } from "node:fs";
import { join } from "node:path";

export function branch(root) {
  const head = readFileSync(join(root, ".git", "HEAD"), "utf8").trim();
  return head.startsWith("ref: refs/heads/") ? head.slice("ref: refs/heads/".length) : head.slice(0, 8);
}
