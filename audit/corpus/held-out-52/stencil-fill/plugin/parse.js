export function parse(source) {
  const root = { body: [] };
  const stack = [root];
  for (const piece of source.split(/(\{\{[^}]+\}\})/)) {
    const match = /^\{\{\s*(#if|#each|\/if|\/each)?\s*([\w.]*)\s*\}\}$/.exec(piece);
    const top = stack.at(-1);
    if (!match) top.body.push({ kind: 'text', text: piece });
    else if (match[1]?.startsWith('/')) stack.pop();
    else if (match[1]) {
      const node = { kind: match[1].slice(1), path: match[2].split('.'), body: [] };
      top.body.push(node);
      stack.push(node);
    } else top.body.push({ kind: 'value', path: match[2].split('.') });
  }
  return root.body;
}
