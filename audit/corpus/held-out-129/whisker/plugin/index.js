'use strict';
const TAG = /\{\{\s*([#/^]?)\s*([^}]+?)\s*\}\}/g;

const filters = Object.freeze({
  upper: (v) => String(v).toUpperCase(),
  json: (v) => JSON.stringify(v),
  escape: (v) => String(v).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt()};`),
});

function compile(text) {
  const root = { kids: [] };
  const open = [root];
  let at = 0;
  for (const m of text.matchAll(TAG)) {
    const top = open[open.length - 1];
    if (m.index > at) top.kids.push({ text: text.slice(at, m.index) });
    at = m.index + m[0].length;
    const [, sigil, expr] = m;
    if (sigil === '/') {
      if (top.name !== expr) throw new SyntaxError('unbalanced ' + expr);
      open.pop();
    } else {
      const [path, ...pipes] = expr.split('|').map((s) => s.trim());
      const node = { name: path, path: path.split('.'), pipes, sigil, kids: [] };
      top.kids.push(node);
      if (sigil) open.push(node);
    }
  }
  if (open.length > 1) throw new SyntaxError('unclosed ' + open.pop().name);
  root.kids.push({ text: text.slice(at) });
  return root;
}

function get(scopes, path) {
  if (path[0] === '' || path[0] === 'this') return scopes[0];
  for (const s of scopes) {
    let v = s, ok = true;
    for (const p of path) {
      if (v == null || !Object.hasOwn(Object(v), p)) { ok = false; break; }
      v = v[p];
    }
    if (ok) return v;
  }
}

function exec(node, scopes) {
  let out = '';
  for (const k of node.kids) {
    if (k.text !== undefined) { out += k.text; continue; }
    const v = get(scopes, k.path);
    const empty = v == null || v === false || (Array.isArray(v) && !v.length);
    if (k.sigil === '^') out += empty ? exec(k, scopes) : '';
    else if (k.sigil === '#') out += empty ? '' : [].concat(v).map((x) => exec(k, [x, ...scopes])).join('');
    else out += (k.pipes.length ? k.pipes : ['escape']).reduce((x, f) => (filters[f] ?? String)(x), v ?? '');
  }
  return out;
}

exports.render = (text, data) => exec(compile(text), [data]);
exports.tools = { render: ({ template, data }) => ({ text: exports.render(template, data) }) };
