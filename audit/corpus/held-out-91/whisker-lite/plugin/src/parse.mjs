const TAG = /\{\{\s*([#^/&]?)\s*([\w.]*)\s*\}\}/g;

export function parse(source) {
  const root = { children: [] };
  const open = [root];
  let last = 0;
  for (const m of source.matchAll(TAG)) {
    const top = open[open.length - 1];
    if (m.index > last) top.children.push({ type: 'text', value: source.slice(last, m.index) });
    last = m.index + m[0].length;
    const [, sigil, name] = m;
    if (sigil === '#' || sigil === '^') {
      const section = { type: 'section', name, inverted: sigil === '^', children: [] };
      top.children.push(section);
      open.push(section);
    } else if (sigil === '/') {
      if (top.name !== name || open.length === 1) throw new SyntaxError(`{{/${name}}} closes nothing`);
      open.pop();
    } else {
      top.children.push({ type: sigil === '&' ? 'raw' : 'name', name });
    }
  }
  if (open.length > 1) throw new SyntaxError(`{{#${open.at(-1).name}}} is never closed`);
  root.children.push({ type: 'text', value: source.slice(last) });
  return root.children;
}
