// Each rule: id, pattern, advice.  Patterns are looked for in SFC source text.
const RULES = [
  ["no-v-html", /\bv-html=/g, "v-html with user text is XSS; sanitise or use a component"],
  ["no-eval", /\beval\s*\(|new\s+Function\s*\(/g, "no code from strings"],
  ["no-timer-string", /set(?:Timeout|Interval)\(\s*["'`]/g, "pass a function"],
  ["use-prefix", /export\s+(?:function|const)\s+(?!use[A-Z])\w+[^;{]*=>\s*\{[^}]*\b(?:ref|reactive)\(/g, "composables start with use"],
  ["no-destructure-props", /const\s*\{[^}]+\}\s*=\s*props\b/g, "loses reactivity, use toRefs"],
  ["key-index", /v-for="\(\s*\w+,\s*(\w+)\)[^"]*"[^>]*:key="\1"/g, "index as key"],
];

function position(src, index) {
  const before = src.slice(0, index).split("\n");
  return { line: before.length, column: before.at(-1).length + 1 };
}

export function lint(src) {
  const disabled = new Set([...src.matchAll(/vue-composables-disable ([\w-]+)/g)].map((m) => m[1]));
  return RULES.filter(([id]) => !disabled.has(id)).flatMap(([id, rx, advice]) =>
    [...src.matchAll(rx)].map((m) => ({ id, advice, ...position(src, m.index) })));
}
export const activate = (api) => api.tool("vue_lint", ({ source }) => lint(source));
