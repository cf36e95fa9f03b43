/** Splits a template at its tags: text, values and statements in turn. */
export function parts(source) {
  const found = [];
  let last = 0;
  for (const match of source.matchAll(/\{\{(=?)([\s\S]*?)\}\}/g)) {
    found.push({ type: 'text', body: source.slice(last, match.index) });
    found.push({ type: match[1] ? 'value' : 'statement', body: match[2].trim() });
    last = match.index + match[0].length;
  }
  found.push({ type: 'text', body: source.slice(last) });
  return found;
}
