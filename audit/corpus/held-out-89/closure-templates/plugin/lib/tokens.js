export function* tokenise(source) {
  const rx = /\{(#each |\/each|)([\w.]*)\}/g;
  let last = 0;
  for (const m of source.matchAll(rx)) {
    if (m.index > last) yield { kind: 'text', value: source.slice(last, m.index) };
    yield { kind: m[1] === '#each ' ? 'each' : m[1] === '/each' ? 'end' : 'var', value: m[2] };
    last = m.index + m[0].length;
  }
  if (last < source.length) yield { kind: 'text', value: source.slice(last) };
}
