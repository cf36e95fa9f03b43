const RE = /\b(?:require|import)\s*\(\s*(['"])([^'"]+)\1\s*\)|from\s+(['"])([^'"]+)\3/g;
export function deps(source) {
  const found = new Set();
  for (const m of source.matchAll(RE)) found.add(m[2] ?? m[4]);
  return [...found].sort();
}
export default (ctx) => ctx.commands.register('deps', deps);
