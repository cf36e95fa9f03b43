// Palette: answers {"op":"shade","color":"#336699"} on stdin, one JSON per line.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { shades, contrast } from "./color.js";

const dir = join(homedir(), ".config", "palette");
const file = join(dir, "palettes.json");

function load() {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

function save(all) {
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, JSON.stringify(all, null, 2) + "\n");
}

function answer(req) {
  switch (req.op) {
    case "shade":
      return { shades: shades(req.color, 5) };
    case "contrast":
      return { ratio: contrast(req.a, req.b) };
    case "save": {
      const all = load();
      save({ ...all, ["p:" + String(req.name)]: shades(req.color, 5) });
      return { ok: true };
    }
    case "list":
      return { palettes: Object.keys(load()) };
    default:
      return { error: "unknown op" };
  }
}

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  let out;
  try {
    out = answer(JSON.parse(line));
  } catch (e) {
    out = { error: e.message };
  }
  console.log(JSON.stringify(out));
});
