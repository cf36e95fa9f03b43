import { parse } from './parse.mjs';

const ESCAPES = { '&': '\x26amp;', '<': '\x26lt;', '>': '\x26gt;', '"': '\x26quot;', "'": '\x26#39;' };
const escape = (s) => String(s).replace(/[&<>"']/g, (c) => ESCAPES[c]);

// Own properties only: a template cannot climb to a prototype.
function lookup(stack, dotted) {
  const [head, ...rest] = dotted.split('.');
  for (let i = stack.length - 1; i >= 0; i--) {
    const scope = stack[i];
    if (scope !== null && typeof scope === 'object' && Object.hasOwn(scope, head)) {
      return rest.reduce((v, k) => (v !== null && typeof v === 'object' && Object.hasOwn(v, k) ? v[k] : undefined), scope[head]);
    }
  }
  return head === '' ? stack.at(-1) : undefined;
}

/** Turns a template into a function. Made of closures, so nothing is generated as text. */
export function compile(source) {
  return link(parse(source));
}

function link(nodes) {
  const parts = nodes.map((node) => {
    switch (node.type) {
      case 'text': return () => node.value;
      case 'name': return (stack) => escape(lookup(stack, node.name) ?? '');
      case 'raw': return (stack) => String(lookup(stack, node.name) ?? '');
      case 'section': {
        const body = link(node.children);
        return (stack) => {
          const value = lookup(stack, node.name);
          if (node.inverted) return !value || value.length === 0 ? body(stack) : '';
          if (Array.isArray(value)) return value.map((item) => body([...stack, item])).join('');
          return value ? body([...stack, value]) : '';
        };
      }
      default: throw new TypeError(`unknown node ${node.type}`);
    }
  });
  return (stack) => parts.map((part) => part(stack)).join('');
}

export const tools = {
  render: {
    description: 'Render a template with data',
    run: ({ template, data }) => compile(template)([data]),
  },
};
