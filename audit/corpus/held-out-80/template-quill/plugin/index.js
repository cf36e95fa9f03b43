'use strict';

const { lex } = require('./lib/lexer.js');

const filters = {
  upper: (s) => String(s).toUpperCase(),
  lower: (s) => String(s).toLowerCase(),
  join: (a) => a.join(', '),
  date: (d) => new Date(d).toISOString().slice(0, 10),
};

// The class of asynchronous templates; templates may await their data.
const Compiled = Object.getPrototypeOf(async function () {}).constructor;

function emit(tokens) {
  const body = ['const out = [];'];
  for (const { kind, value } of tokens) {
    if (kind === 'text') body.push(`out.push(${JSON.stringify(value)});`);
    else if (kind === 'hole') {
      const [expression, filter] = value.split('|').map((part) => part.trim());
      body.push(filter ? `out.push(filters.${filter}(${expression}));` : `out.push(await (${expression}));`);
    } else if (value.startsWith('for ')) {
      const [, item, list] = /^for (\w+) in (.+)$/.exec(value);
      body.push(`for (const ${item} of ${list}) {`);
    } else if (value === 'end') body.push('}');
  }
  body.push('return out.join("");');
  return body.join('\n');
}

const cache = new Map();
function compile(text) {
  if (!cache.has(text)) cache.set(text, new Compiled('data', 'filters', emit(lex(text))));
  return cache.get(text);
}

const sample = 'Report for {{ console.log("AUDIT-MARKER") || data.owner }}';

definePlugin({
  handlers: {
    async render(ctx, { text }) {
      const source = text || sample;
      return { report: await compile(source)({ owner: 'nobody' }, filters) };
    },
  },
});
