'use strict';

const BLOCKED = new Set(['__proto__', 'constructor', 'prototype', '__defineGetter__', '__lookupGetter__']);
const TOKEN = /\{\{\{?\s*([#^/!&]?)\s*([\w.$-]+|\.)\s*\}?\}\}/g;
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (value) => String(value).replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

function lookup(stack, path) {
  if (path === '.') return stack[stack.length - 1];
  const names = path.split('.');
  for (let at = stack.length - 1; at >= 0; at--) {
    let value = stack[at];
    let found = true;
    for (const name of names) {
      if (BLOCKED.has(name)) throw new RangeError(`name not allowed: ${name}`);
      if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) {
        found = false;
        break;
      }
      value = value[name];
    }
    if (found) return value;
  }
  return undefined;
}

function compile(source) {
  const root = [];
  const open = [{ body: root }];
  let last = 0;
  for (const { 0: all, 1: kind, 2: path, index } of source.matchAll(TOKEN)) {
    const { body } = open[open.length - 1];
    const before = source.slice(last, index);
    if (before) body.push(() => before);
    last = index + all.length;
    if (kind === '#' || kind === '^') {
      const inner = [];
      body.push(kind === '#' ? section(path, inner) : inverted(path, inner));
      open.push({ path, body: inner });
    } else if (kind === '/') {
      if (open.pop().path !== path) throw new SyntaxError(`unexpected {{/${path}}}`);
    } else if (kind !== '!') {
      const raw = kind === '&' || all.startsWith('{{{');
      body.push((stack) => {
        const value = lookup(stack, path);
        return value == null ? '' : raw ? String(value) : escape(value);
      });
    }
  }
  const rest = source.slice(last);
  root.push(() => rest);
  return (data) => run(root, [data]);
}

const run = (body, stack) => body.map((part) => part(stack)).join('');

const section = (path, inner) => (stack) => {
  const value = lookup(stack, path);
  if (Array.isArray(value)) return value.map((item) => run(inner, [...stack, item])).join('');
  return value ? run(inner, [...stack, value]) : '';
};

const inverted = (path, inner) => (stack) => {
  const value = lookup(stack, path);
  return !value || (Array.isArray(value) && value.length === 0) ? run(inner, stack) : '';
};

const page = compile('# {{title}}\n{{#items}}\n- {{name}} ({{state}})\n{{/items}}\n{{^items}}nothing to do{{/items}}');

definePlugin({
  handlers: {
    async render(ctx) {
      const items = (await ctx.state.get('items')) ?? [];
      return { text: page({ title: 'Tasks', items }) };
    },
  },
});
