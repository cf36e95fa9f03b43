import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

const SKIP = new Set(["node_modules", "dist", "coverage"]);

class Board {
  constructor(root) { this.root = root; this.items = []; }
  async scan(dir = this.root) {
    for (const e of await readdir(dir, { withFileTypes: true })) {
      if (e.name.startsWith(".") || SKIP.has(e.name)) continue;
      const p = join(dir, e.name);
      if (e.isDirectory()) await this.scan(p);
      else if (/\.(m?[jt]sx?|py|go|rs)$/.test(e.name)) this.collect(p, await readFile(p, "utf8"));
    }
    return this;
  }
  collect(p, text) {
    text.split("\n").forEach((l, i) => {
      const m = /\b(TODO|FIXME)\b[:\s]*(.*)/.exec(l);
      if (m) this.items.push({ at: `${relative(this.root, p)}:${i + 1}`, tag: m[1], text: m[2] });
    });
  }
}

export const activate = (api) => api.tools.register("todo_board", async () => (await new Board(api.workspace.root).scan()).items);
