// node peek.mjs BUNDLE.js    counts and lists; the bundle is read as text and never run
import { readFileSync } from "node:fs";
import process from "node:process";

const marks = JSON.parse(readFileSync(new URL("./marks.json", import.meta.url), "utf8"));
const file = process.argv[2];
if (!file) {
  console.error("usage: node peek.mjs BUNDLE.js");
  process.exit(2);
}
const text = readFileSync(file, "utf8");

function entropy(s) {
  const counts = new Map();
  for (const c of s) counts.set(c, (counts.get(c) ?? 0) + 1);
  let sum = 0;
  for (const n of counts.values()) sum -= (n / s.length) * Math.log2(n / s.length);
  return sum;
}

function strings(source) {
  const out = [];
  const re = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g;
  for (let m = re.exec(source); m; m = re.exec(source)) out.push({ at: m.index, value: m[1] ?? m[2] });
  return out;
}

const found = strings(text);
const lines = text.split("\n");
console.log(`${text.length} characters, ${lines.length} lines, longest ${lines.reduce((a, l) => Math.max(a, l.length), 0)}`);
console.log(`${found.length} strings`);

const hosts = new Map();
for (const s of found) {
  const m = /^(?:https?|wss?):\/\/([^/:]+)/.exec(s.value);
  if (m) hosts.set(m[1], (hosts.get(m[1]) ?? 0) + 1);
}
console.log("\nhosts:");
for (const [host, n] of [...hosts].sort((a, b) => b[1] - a[1])) console.log(`  ${n} x ${host}`);

console.log("\nmarks:");
for (const { name, pattern } of marks) {
  const hits = [...text.matchAll(new RegExp(pattern, "g"))];
  if (!hits.length) continue;
  const first = hits[0].index;
  const around = text.slice(Math.max(0, first - 30), first + 50).replace(/\s+/g, " ");
  console.log(`  ${String(hits.length).padStart(4)}  ${name}: ...${around}...`);
}

console.log("\ndense strings:");
for (const s of found.filter((x) => x.value.length > 120 && entropy(x.value) > 5.2).slice(0, 10)) {
  const data = /^data:([\w/+.-]+)/.exec(s.value);
  console.log(`  at ${s.at}: ${s.value.length} characters, ${entropy(s.value).toFixed(1)} bits${data ? ` (${data[1]})` : ""}`);
}
