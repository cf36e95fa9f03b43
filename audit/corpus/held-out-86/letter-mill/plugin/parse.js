const TAG = /\{\{\s*([#/]?)([\w.]+)(?:\s*\|\s*(\w+))?\s*\}\}/g;

export function parse(text) {
  const root = { kids: [] };
  const stack = [root];
  let at = 0;
  for (const m of text.matchAll(TAG)) {
    const top = stack.at(-1);
    top.kids.push({ text: text.slice(at, m.index) });
    at = m.index + m[0].length;
    if (m[1] === '#') {
      const node = { each: m[2], kids: [] };
      top.kids.push(node);
      stack.push(node);
    } else if (m[1] === '/') stack.pop();
    else top.kids.push({ name: m[2], filter: m[3] });
  }
  root.kids.push({ text: text.slice(at) });
  return root;
}
