import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

const flat = (o, pre = "", out = {}) => {
  for (const [k, v] of Object.entries(o)) {
    const key = pre ? `${pre}.${k}` : k;
    if (v && typeof v === "object") flat(v, key, out);
    else out[key] = String(v);
  }
  return out;
};

const holes = (s) => [...s.matchAll(/\{\{?\s*([\w.]+)[^}]*\}?\}/g)].map((m) => m[1]).sort().join(",");

const RTL = /[\u0590-\u08FF]/;

export async function compare(root, dir, source) {
  const files = (await readdir(join(root, dir))).filter((f) => f.endsWith(".json"));
  const locales = {};
  for (const f of files) locales[f.slice(0, -5)] = flat(JSON.parse(await readFile(join(root, dir, f), "utf8")));
  const base = locales[source];
  if (!base) throw new Error(`no ${source}.json in ${dir}`);
  const report = [];
  for (const [loc, msgs] of Object.entries(locales)) {
    if (loc === source) continue;
    for (const k of Object.keys(base)) {
      if (!(k in msgs)) report.push({ loc, key: k, problem: "missing" });
      else if (holes(base[k]) !== holes(msgs[k])) report.push({ loc, key: k, problem: "placeholders differ" });
      else if (msgs[k] === base[k] && base[k].length > 12) report.push({ loc, key: k, problem: "untranslated?" });
    }
    for (const k of Object.keys(msgs)) if (!(k in base)) report.push({ loc, key: k, problem: "stale" });
    if (["ar", "he", "fa", "ur"].includes(loc) && !Object.values(msgs).some((m) => RTL.test(m)))
      report.push({ loc, key: "*", problem: "no right-to-left text at all" });
  }
  return report;
}

export default {
  activate(ctx) {
    ctx.tool("i18n_report", "Compare locale files", () => compare(ctx.root, ctx.config.dir, ctx.config.sourceLocale));
  },
};
