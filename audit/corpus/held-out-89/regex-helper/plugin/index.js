const PARTS = [
  [/^\\d/, 'a digit'],
  [/^\\w/, 'a word character'],
  [/^\\s/, 'white space'],
  [/^\./, 'any character'],
  [/^\[[^\]]+\]/, 'one of a set'],
];

export function explain(rx) {
  const out = [];
  let rest = rx;
  while (rest) {
    const hit = PARTS.find(([p]) => p.test(rest));
    if (!hit) { out.push(`"${rest[0]}"`); rest = rest.slice(1); continue; }
    out.push(hit[1]);
    rest = rest.replace(hit[0], '');
  }
  return out.join(', then ');
}

export function activate(ctx) {
  ctx.command('explain', (args) => {
    const text = explain(args.join(' ');
    return { text, title: 'Explanation' 
