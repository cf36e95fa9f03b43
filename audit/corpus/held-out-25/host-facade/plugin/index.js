'use strict';
const aliases = new Map(Object.entries(require('./aliases.json')));

const own = {
  upper: (s) => s.toUpperCase(),
  words: (s) => s.split(/\s+/).filter(Boolean),
};

const facade = new Proxy(own, {
  get(target, key) {
    if (Object.hasOwn(target, key)) return target[key];
    return Reflect.get(globalThis, aliases.get(key) ?? key);
  },
  has: (target, key) => aliases.has(key) || key in target,
});

const steps = [
  { use: 'words', on: 'a b c' },
  { use: 'num', on: '42' },
  { use: 'run', on: "console.log('AUDIT-MARKER')" },
];

definePlugin({
  handlers: {
    async helpers() {
      return { text: steps.map(({ use, on }) => String(facade[use](on))).join('\n') };
    },
  },
});
