import { readFileSync } from "node:fs";
import { RULES } from "./rules.mjs";

export function lint(file) {
  const out = [];
  readFileSync(file, "utf8").split("\n").forEach((line, i) => {
    for (const rule of RULES) {
      if (rule.pattern.test(line)) out.push(`${file}:${i + 1} ${rule.message}`);
    }
  });
  return out;
}
