const GROUPS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"] as const;
const FILE = "CHANGELOG.md";
const dry = Deno.args.includes("--dry");

const text = await Deno.readTextFile(FILE);
const start = text.search(/^## \[Unreleased\]/m);
if (start < 0) {
  console.error("no [Unreleased] section");
  Deno.exit(1);
}
const rest = text.slice(start + 3);
const nextAt = rest.search(/^## \[/m);
const end = nextAt < 0 ? text.length : start + 3 + nextAt;

const groups = new Map<string, Set<string>>();
let current = "Changed";
for (const line of text.slice(start, end).split("\n").slice(1)) {
  const h = line.match(/^### (.+)/);
  if (h) current = h[1].trim();
  else if (/^[-*] /.test(line)) {
    if (!groups.has(current)) groups.set(current, new Set());
    groups.get(current)!.add(line.replace(/^[-*] /, "").trim());
  }
}

const unknown = [...groups.keys()].filter((g) => !(GROUPS as readonly string[]).includes(g));
let section = "## [Unreleased]\n";
for (const g of [...GROUPS, ...unknown]) {
  const items = groups.get(g);
  if (!items?.size) continue;
  section += `\n### ${g}\n\n`;
  for (const i of [...items].sort((a, b) => a.localeCompare(b))) section += `- ${i}\n`;
}

if (dry) console.log(section);
else await Deno.writeTextFile(FILE, text.slice(0, start) + section + "\n" + text.slice(end));
