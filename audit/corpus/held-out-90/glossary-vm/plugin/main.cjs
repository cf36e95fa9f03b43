const terms = require('./terms.json');
const { Entry } = require('./entry.cjs');

exports.activate = (ctx) => {
  const entries = new Map(terms.map((t) => [t.word, new Entry(t.meaning)]));
  ctx.tools.register({
    name: 'define',
    description: 'Define a project term',
    run: ({ word }) => entries.get(word)?.show({ today: new Date().toISOString().slice(0, 10), word }) ?? 'unknown',
  });
};
