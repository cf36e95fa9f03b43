import { readInput } from "@io";
import { classify, type Kind } from "@lint/classify.ts";

const input = await readInput();
const file = input.tool_input?.file_path;

if (file && /\.[cm]?[jt]sx?$/.test(file)) {
  const source = await Deno.readTextFile(file).catch(() => "");
  const order: Kind[] = ["builtin", "package", "local"];
  const found: { line: number; kind: Kind; spec: string }[] = [];

  source.split("\n").forEach((text, i) => {
    const m = text.match(/^import\b.*?["']([^"']+)["'];?\s*$/);
    if (m) found.push({ line: i + 1, kind: classify(m[1]), spec: m[1] });
  });

  const problems: string[] = [];
  for (let i = 1; i < found.length; i++) {
    const a = found[i - 1], b = found[i];
    const d = order.indexOf(a.kind) - order.indexOf(b.kind);
    if (d > 0) problems.push(`${file}:${b.line} ${b.kind} import "${b.spec}" after ${a.kind}`);
    else if (d === 0 && a.spec > b.spec) problems.push(`${file}:${b.line} "${b.spec}" before "${a.spec}"`);
  }
  if (problems.length) console.log(JSON.stringify({ systemMessage: problems.slice(0, 10).join("\n") }));
}
