export interface Import {
  source: string;
  text: string;
}

const LINE = /^import (?:type )?[^'"]+ from ["']([^"']+)["'];?$/;

function rank(source: string): number {
  if (source.startsWith("node:")) return 0;
  if (source.startsWith("../")) return 2;
  if (source.startsWith("./")) return 3;
  return 1;
}

export function order(code: string): string {
  const lines = code.split("\n");
  const head: Import[] = [];
  let end = 0;
  for (const line of lines) {
    const hit = LINE.exec(line);
    if (!hit) break;
    head.push({ source: hit[1], text: line });
    end++;
  }
  if (head.length < 2) return code;
  head.sort((a, b) => rank(a.source) - rank(b.source) || a.source.localeCompare(b.source));
  return [...head.map((i) => i.text), ...lines.slice(end)].join("\n");
}
