const TOKEN = /\{\{\s*([\w.]+)\s*\}\}|\{%\s*(if|for|else|endif|endfor)\s*([^%]*?)\s*%\}/g;

export function parse(source) {
  const root = { type: 'root', body: [] };
  const stack = [{ node: root, body: root.body }];
  let at = 0;
  const top = () => stack[stack.length - 1];
  for (const match of source.matchAll(TOKEN)) {
    if (match.index > at) top().body.push({ type: 'text', text: source.slice(at, match.index) });
    at = match.index + match[0].length;
    const [, name, word, rest] = match;
    if (name !== undefined) top().body.push({ type: 'value', path: name.split('.') });
    else if (word === 'if') {
      const node = { type: 'if', path: rest.split('.'), body: [], other: [] };
      top().body.push(node);
      stack.push({ node, body: node.body });
    } else if (word === 'for') {
      const found = /^(\w+) in ([\w.]+)$/.exec(rest);
      if (!found) throw new SyntaxError(`for: ${rest}`);
      const node = { type: 'for', variable: found[1], path: found[2].split('.'), body: [] };
      top().body.push(node);
      stack.push({ node, body: node.body });
    } else if (word === 'else') {
      if (top().node.type !== 'if') throw new SyntaxError('else without if');
      stack[stack.length - 1] = { node: top().node, body: top().node.other };
    } else {
      if (top().node.type !== word.slice(3)) throw new SyntaxError(`unexpected ${word}`);
      stack.pop();
    }
  }
  if (stack.length > 1) throw new SyntaxError(`${top().node.type} is not closed`);
  root.body.push({ type: 'text', text: source.slice(at) });
  return root;
}

function lookup(scopes, path) {
  const scope = scopes.find((candidate) => Object.hasOwn(candidate, path[0]));
  let value = scope;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

export function render(nodes, scopes, missing) {
  return nodes.map((node) => {
    if (node.type === 'text') return node.text;
    const value = lookup(scopes, node.path);
    if (node.type === 'value') {
      if (value === undefined) missing.add(node.path.join('.'));
      return value === undefined ? '' : String(value);
    }
    if (node.type === 'if') return render(value ? node.body : node.other, scopes, missing);
    return (Array.isArray(value) ? value : []).map((item) => render(node.body, [{ [node.variable]: item }, ...scopes], missing)).join('');
  }).join('');
}
