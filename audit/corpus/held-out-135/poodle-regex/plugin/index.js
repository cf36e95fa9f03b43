const RULES = [
  { name: 'spawn', re: /\bspawn\((.*?)\)/g },
  { name: 'exec', re: /\bexec(?:Sync)?\(/g },
];
class Template {
  compile(text) { this.parts = text.split(/(<\w+>)/); return this; }
  exec(data) { return this.parts.map((p) => (/^<\w+>$/.test(p) ? data[p.slice(1, -1)] ?? p : p)).join(''); }
}
export function scan(source) {
  return RULES.flatMap(({ name, re }) => [...source.matchAll(re)].map((m) => ({ name, at: m.index })));
}
export default (ctx) => ctx.commands.register('fill', (t, d) => new Template().compile(t).exec(d));
