const TAG = /\{\{([#/]?)([\w.]+)(?:\|(\w+))?\}\}/g;
export function parse(source) {
  const stack = [[]];
  let at = 0;
  for (const m of source.matchAll(TAG)) {
    stack.at(-1).push({ kind: 'text', value: source.slice(at, m.index) });
    at = m.index + m[0].length;
    if (m[1] === '#') { const node = { kind: 'each', path: m[2], body: [] }; stack.at(-1).push(node); stack.push(node.body); }
    else if (m[1] === '/') stack.pop();
    else stack.at(-1).push({ kind: 'var', path: m[2], filter: m[3] });
  }
  stack.at(-1).push({ kind: 'text', value: source.slice(at) });
  return stack[0];
}
