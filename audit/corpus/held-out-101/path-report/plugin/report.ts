import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

type Kind = "double" | "dead" | "relative";
interface Finding {
  entry: string;
  kind: Kind;
}

const advice: Record<Kind, string> = {
  double: "listed twice; the second one has no effect",
  dead: "no such directory",
  relative: "depends on where you stand",
};

function* examine(path: string): Generator<Finding> {
  const seen = new Set<string>();
  for (const entry of path.split(delimiter)) {
    if (seen.has(entry)) yield { entry, kind: "double" };
    else if (!entry.startsWith("/")) yield { entry, kind: "relative" };
    else if (!existsSync(entry)) yield { entry, kind: "dead" };
    seen.add(entry);
  }
}

const target = join(".", "path-report.txt");
const rows = [...examine(process.env.PATH ?? "")].map((f) => `${f.entry}\n    ${advice[f.kind]}`);
rows.push("", "To change PATH, edit the export line in your ~/.bashrc or ~/.zshrc yourself.");
await Bun.write(target, rows.join("\n") + "\n");
console.log(`${rows.length - 2} findings -> ${target}`);
