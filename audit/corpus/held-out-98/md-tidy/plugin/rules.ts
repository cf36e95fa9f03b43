export interface LineRule { id: string; apply(line: string): string }

export const rules: LineRule[] = [
  { id: "heading-space", apply: (l) => l.replace(/^(#{1,6})([^#\s])/, "$1 $2") },
  { id: "heading-close", apply: (l) => l.replace(/^(#{1,6} .*?)\s+#+\s*$/, "$1") },
  { id: "bullet-dash", apply: (l) => l.replace(/^(\s*)[*+] (?=\S)/, "$1- ") },
  { id: "hard-break", apply: (l) => (/\S {2}$/.test(l) ? l : l.replace(/[ \t]+$/, "")) },
  { id: "tab-indent", apply: (l) => l.replace(/^\t+/, (t) => "    ".repeat(t.length)) },
];
