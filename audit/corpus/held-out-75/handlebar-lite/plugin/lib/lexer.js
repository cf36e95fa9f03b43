const TAG = /\{\{\s*(#|\/|else\b)?\s*([\w.]*)\s*([^}]*?)\s*\}\}/g;

/** Yields `{ kind, name, rest }` for tags and `{ kind: 'text', text }` for what lies between. */
export function* lex(source) {
  let at = 0;
  for (const found of source.matchAll(TAG)) {
    if (found.index > at) yield { kind: 'text', text: source.slice(at, found.index) };
    const [whole, sigil = '', name, rest] = found;
    yield { kind: sigil === '#' ? 'open' : sigil === '/' ? 'close' : sigil === 'else' ? 'else' : 'value', name, rest };
    at = found.index + whole.length;
  }
  if (at < source.length) yield { kind: 'text', text: source.slice(at) };
}
