import path from "node:path";
import { rules } from "./rules";

const input = await Bun.stdin.json();
const target: string = input?.tool_input?.file_path ?? "";
const root: string = input?.cwd ?? process.cwd();

const inside = (p: string) => {
  const rel = path.relative(root, path.resolve(root, p));
  return rel !== "" && !rel.startsWith("..") && !path.isAbsolute(rel);
};

if (/\.(md|markdown)$/i.test(target) && inside(target)) {
  const file = Bun.file(path.resolve(root, target));
  if (await file.exists()) {
    const before = await file.text();
    let fence: string | null = null;
    const lines = before.split(/\r?\n/).map((line) => {
      const m = /^\s*(```+|~~~+)/.exec(line);
      if (m) {
        if (fence === null) fence = m[1][0];
        else if (m[1][0] === fence) fence = null;
        return line;
      }
      return fence ? line : rules.reduce((l, rule) => rule.apply(l), line);
    });
    let after = lines.join("\n").replace(/\n{3,}/g, "\n\n");
    if (!after.endsWith("\n")) after += "\n";
    if (after !== before) {
      await Bun.write(file, after);
      console.error(`md-tidy: ${target} tidied`);
    }
  }
}
