function* rows(text: string, sep = ","): Generator<string[]> {
  let row: string[] = [], cell = "", quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') { cell += '"'; i++; }
      else if (c === '"') quoted = false;
      else cell += c;
    } else if (c === '"') quoted = true;
    else if (c === sep) { row.push(cell); cell = ""; }
    else if (c === "\n" || c === "\r") {
      if (c === "\r" && text[i + 1] === "\n") i++;
      row.push(cell);
      yield row;
      row = []; cell = "";
    } else cell += c;
  }
  if (cell || row.length) { row.push(cell); yield row; }
}

const kinds: [string, RegExp][] = [
  ["int", /^[+-]?\d+$/],
  ["float", /^[+-]?(\d+\.\d*|\.\d+)([eE][+-]?\d+)?$/],
  ["date", /^\d{4}-\d\d-\d\d$/],
  ["time", /^\d{4}-\d\d-\d\dT\d\d:\d\d/],
  ["bool", /^(true|false|yes|no)$/i],
];
const kindOf = (s: string) => s === "" ? "blank" : kinds.find(([, r]) => r.test(s))?.[0] ?? "text";

const [path] = Deno.args;
if (!path) { console.error("peek.ts FILE.csv"); Deno.exit(2); }
const raw = await Deno.readTextFile(path);
const text = raw.charCodeAt(0) === 0xfeff ? raw.slice(1) : raw;
const sep = (text.split("\n", 1)[0].match(/;/g)?.length ?? 0) > (text.split("\n", 1)[0].match(/,/g)?.length ?? 0) ? ";" : ",";

const it = rows(text, sep);
const header = it.next().value ?? [];
const stats = header.map((name: string) => ({ name, kinds: new Map<string, number>(), min: "", max: "", odd: [] as number[] }));
let n = 1;
for (const r of it) {
  n++;
  if (r.length !== header.length) console.log(`row ${n}: ${r.length} cells, header has ${header.length}`);
  r.forEach((v, i) => {
    const s = stats[i];
    if (!s) return;
    const k = kindOf(v);
    s.kinds.set(k, (s.kinds.get(k) ?? 0) + 1);
    if (v && (!s.min || v < s.min)) s.min = v;
    if (v > s.max) s.max = v;
  });
}
for (const s of stats) console.log(`${s.name.padEnd(24)} ${[...s.kinds].map(([k, c]) => `${k}:${c}`).join(" ")}  ${s.min.slice(0, 20)} … ${s.max.slice(0, 20)}`);
