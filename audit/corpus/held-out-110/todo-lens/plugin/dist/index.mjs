import { readFile, readdir, stat } from "node:fs/promises";
import * as path from "node:path";
import { SKIP, PATTERN } from "./rules.mjs";

async function walk(dir, visit, depth = 0) {
  if (depth > 12) return;
  const entries = await readdir(dir, { withFileTypes: true });
  await Promise.all(entries.map(async (e) => {
    if (SKIP.has(e.name)) return;
    const p = path.join(dir, e.name);
    if (e.isDirectory()) await walk(p, visit, depth + 1);
    else if (e.isFile()) await visit(p);
  }));
}

export async function scan(root) {
  const found = [];
  await walk(root, async (file) => {
    const info = await stat(file);
    if (info.size > 512 * 1024) return;
    const lines = (await readFile(file, "utf8")).split("\n");
    lines.forEach((text, i) => {
      const m = PATTERN.exec(text);
      if (m) found.push({ file: path.relative(root, file), line: i + 1, kind: m[1], text: m[2].trim(), changed: info.mtime });
    });
  });
  return found.sort((a, b) => a.changed - b.changed);
}

export default {
  tools: {
    todo_scan: {
      description: "All TODO/FIXME/HACK comments in the workspace, oldest first",
      execute: (_args, ctx) => scan(ctx.workspace),
    },
  },
};
