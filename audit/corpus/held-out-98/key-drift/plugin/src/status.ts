import { homedir } from "node:os";
import { join } from "node:path";
import { keysOf } from "./keys";

const CACHE = join(homedir(), ".cache", "key-drift", "keys.json");
const glob = new Bun.Glob("{locales,src/locales,i18n}/*.json");

type Cached = Record<string, string[]>;
const load = async (): Promise<Cached> => {
  const f = Bun.file(CACHE);
  return (await f.exists()) ? f.json().catch(() => ({})) : {};
};

const cache = await load();
const fresh: Cached = {};
const byLang = new Map<string, Set<string>>();

for await (const p of glob.scan(".")) {
  const text = await Bun.file(p).text();
  const digest = Bun.hash(text).toString(36);
  const id = `${p}@${digest}`;
  fresh[id] = cache[id] ?? keysOf(text);
  byLang.set(p.replace(/^.*\/|\.json$/g, ""), new Set(fresh[id]));
}

await Bun.write(CACHE, JSON.stringify(fresh));

const base = byLang.get("en") ?? [...byLang.values()][0];
if (!base) console.log("no locales");
else {
  const out: string[] = [];
  for (const [lang, set] of byLang) {
    const missing = [...base].filter((k) => !set.has(k)).length;
    if (missing) out.push(`${lang} −${missing}`);
  }
  console.log((out.join("  ") || "locales complete").slice(0, 200));
}
