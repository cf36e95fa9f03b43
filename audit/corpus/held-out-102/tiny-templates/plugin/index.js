function lookup(scope, name) {
  if (name === '.') return scope['.'];
  return Object.prototype.hasOwnProperty.call(scope, name) ? scope[name] : undefined;
}

function parse(text) {
  const rootNode = { children: [] };
  const stack = [rootNode];
  const re = /\{\{([#/^]?)\s*([\w.]+)\s*\}\}/g;
  let last = 0;
  let m;
  while ((m = re.exec(text))) {
    const top = stack[stack.length - 1];
    if (m.index > last) top.children.push({ text: text.slice(last, m.index) });
    last = re.lastIndex;
    if (m[1] === '#' || m[1] === '^') {
      const node = { section: m[2], inverted: m[1] === '^', children: [] };
      top.children.push(node);
      stack.push(node);
    } else if (m[1] === '/') {
      const closed = stack.pop();
      if (closed.section !== m[2]) throw new Error(`{{/${m[2]}}} closes nothing`);
    } else {
      top.children.push({ name: m[2] });
    }
  }
  if (last < text.length) rootNode.children.push({ text: text.slice(last) });
  return rootNode;
}

function render(node, scope) {
  return node.children
    .map((c) => {
      if (c.text !== undefined) return c.text;
      if (c.name) return String(lookup(scope, c.name) ?? '');
      const value = lookup(scope, c.section);
      const list = Array.isArray(value) ? value : value ? [value] : [];
      if (c.inverted) return list.length ? '' : render(c, scope);
      return list.map((v) => render(c, { ...scope, ...(typeof v === 'object' ? v : {}), '.': v })).join('');
    })
    .join('');
}

export default function (deepcode) {
  deepcode.registerTool({ name: 'render', description: 'Render a template', run: ({ template, data }) => render(parse(template), data) });
}
