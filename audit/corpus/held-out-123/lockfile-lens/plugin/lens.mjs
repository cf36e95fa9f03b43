// node lens.mjs OLD.json NEW.json [--allow hosts.txt]
import { readFileSync } from "node:fs";
import process from "node:process";

const [oldFile, newFile] = process.argv.slice(2).filter((a) => !a.startsWith("--"));
if (!newFile) {
  console.error("usage: node lens.mjs OLD.json NEW.json");
  process.exit(2);
}
const hosts = new Set(
  readFileSync(new URL("./hosts.txt", import.meta.url), "utf8")
    .split("\n")
    .map((l) => l.trim())
    .filter((l) => l && !l.startsWith("#")),
);

function packages(file) {
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const out = new Map();
  for (const [where, row] of Object.entries(lock.packages ?? {})) {
    if (where === "") continue;
    const name = where.slice(where.lastIndexOf("node_modules/") + "node_modules/".length);
    out.set(`${where}`, { name, ...row });
  }
  return out;
}

function remarks(row) {
  const out = [];
  if (row.hasInstallScript) out.push("runs a script on install");
  if (row.link) return out;
  if (!row.integrity) out.push("no integrity hash");
  if (row.resolved) {
    let url;
    try {
      url = new URL(row.resolved);
    } catch {
      out.push(`source is not an address: ${row.resolved}`);
      return out;
    }
    if (url.protocol === "http:") out.push("plain http");
    if (url.protocol.startsWith("git")) out.push("straight from git");
    else if (!hosts.has(url.host)) out.push(`host ${url.host} is not in hosts.txt`);
  }
  return out;
}

const before = packages(oldFile);
const after = packages(newFile);
let count = 0;
for (const [where, row] of after) {
  const old = before.get(where);
  if (old && old.version === row.version && old.integrity === row.integrity) continue;
  const kind = !old ? "added" : old.version === row.version ? "SAME VERSION, OTHER HASH" : `${old.version} -> ${row.version}`;
  const notes = remarks(row);
  count += notes.length;
  console.log(`${row.name}@${row.version}  ${kind}${notes.length ? "\n    " + notes.join("\n    ") : ""}`);
}
for (const [where, row] of before) if (!after.has(where)) console.log(`${row.name}  removed`);
process.exitCode = count ? 1 : 0;
