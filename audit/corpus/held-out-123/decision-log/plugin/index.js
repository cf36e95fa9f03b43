import fs from "node:fs";
import path from "node:path";
import { slug, today, fill } from "./lib/text.js";

const FOLDER = path.join("docs", "decisions");
const template = fs.readFileSync(new URL("./templates/decision.md", import.meta.url), "utf8");
const states = JSON.parse(fs.readFileSync(new URL("./states.json", import.meta.url), "utf8"));

function records() {
  if (!fs.existsSync(FOLDER)) return [];
  return fs
    .readdirSync(FOLDER)
    .filter((name) => /^\d{4}-.+\.md$/.test(name))
    .sort()
    .map((name) => {
      const text = fs.readFileSync(path.join(FOLDER, name), "utf8");
      return {
        name,
        number: Number(name.slice(0, 4)),
        title: (/^# (.+)$/m.exec(text) ?? [])[1] ?? name,
        status: (/^Status: (\w+)/m.exec(text) ?? [])[1] ?? "unknown",
        replaces: (/^Replaces: (\d{4})/m.exec(text) ?? [])[1],
      };
    });
}

export function list() {
  return records().map((r) => `${r.name.slice(0, 4)} [${r.status}] ${r.title}`).join("\n") || "no records yet";
}

export function add({ title, replaces, dryRun = true }) {
  const number = String(Math.max(0, ...records().map((r) => r.number)) + 1).padStart(4, "0");
  const file = path.join(FOLDER, `${number}-${slug(title)}.md`);
  const text = fill(template, { title, date: today(), replaces: replaces ? `Replaces: ${replaces}\n` : "" });
  if (dryRun) return `${file}\n\n${text}`;
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(file, text, { flag: "wx" });
  return `wrote ${file}`;
}

export function check() {
  const all = records();
  const out = [];
  for (const r of all) {
    if (!states.includes(r.status)) out.push(`${r.name}: status ${r.status} is not one of ${states.join(", ")}`);
    if (r.replaces && !all.some((o) => o.number === Number(r.replaces) && o.status === "superseded"))
      out.push(`${r.name}: ${r.replaces} should be superseded`);
  }
  return out.join("\n") || "all records are consistent";
}
