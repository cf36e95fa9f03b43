// Enough YAML for collector configuration: maps, inline lists, block lists, scalars.
function scalar(s) {
  const t = s.trim();
  if (/^\[.*\]$/.test(t)) return t.slice(1, -1).split(',').map((x) => x.trim()).filter(Boolean);
  if (/^(['"]).*\1$/.test(t)) return t.slice(1, -1);
  if (t === 'true' || t === 'false') return t === 'true';
  return /^-?\d+(\.\d+)?$/.test(t) ? Number(t) : t;
}

exports.parse = function parse(text) {
  const root = {};
  const stack = [{ indent: -1, node: root, parent: null, key: null }];
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.replace(/(^|\s)#.*$/, '');
    if (!line.trim()) continue;
    const indent = line.length - line.trimStart().length;
    while (stack[stack.length - 1].indent >= indent) stack.pop();
    const top = stack[stack.length - 1];
    const item = /^\s*-\s+(.*)$/.exec(line);
    if (item) {
      if (!Array.isArray(top.parent[top.key])) top.parent[top.key] = [];
      top.parent[top.key].push(scalar(item[1]));
      continue;
    }
    const m = /^\s*([^:]+):(?:\s+(.*))?$/.exec(line);
    if (!m) throw new Error(`cannot read: ${raw}`);
    const key = m[1].trim();
    if (m[2]) top.node[key] = scalar(m[2]);
    else {
      top.node[key] = {};
      stack.push({ indent, node: top.node[key], parent: top.node, key });
    }
  }
  return root;
};
