import * as fs from "node:fs/promises";
import path from "node:path";

const STOP = new Set("the a an and or of to in is are for with der die das und ist".split(" "));
const terms = (s) => s.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu)?.filter((w) => !STOP.has(w)) ?? [];
const slug = (s) => terms(s).slice(0, 6).join("-").slice(0, 60) || "note";

export class Garden {
  constructor(dir) { this.dir = dir; }

  async all() {
    const names = await fs.readdir(this.dir).catch(() => []);
    return Promise.all(names.filter((n) => n.endsWith(".md")).map(async (name) => {
      const text = await fs.readFile(path.join(this.dir, name), "utf8");
      return { name, text, terms: terms(text) };
    }));
  }

  async search(query, limit = 5) {
    const notes = await this.all();
    const q = terms(query);
    const df = new Map(q.map((t) => [t, notes.filter((n) => n.terms.includes(t)).length]));
    return notes
      .map((n) => {
        let score = 0;
        for (const t of q) {
          const tf = n.terms.filter((x) => x === t).length;
          if (tf) score += (tf / (tf + 1.2)) * Math.log(1 + notes.length / df.get(t));
        }
        return { name: n.name, score, head: n.text.slice(0, 240) };
      })
      .filter((r) => r.score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }

  async plant(title, body) {
    await fs.mkdir(this.dir, { recursive: true });
    const file = path.join(this.dir, slug(title) + ".md");
    await fs.writeFile(file, `# ${title}\n\n${body.trim()}\n`, { flag: "wx" });
    return file;
  }
}

export default (ctx) => {
  const g = new Garden(path.join(ctx.root, "notes", "garden"));
  ctx.tool("memory_search", ({ query }) => g.search(query));
  ctx.tool("memory_save", ({ title, body }) => g.plant(title, body));
};
