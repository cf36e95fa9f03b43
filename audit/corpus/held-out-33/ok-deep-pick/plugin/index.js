'use strict';

const REFUSED = new Set(['constructor', 'prototype', '__proto__']);

const steps = (path) => path.replace(/\[(\w+)\]/g, '.$1').split('.').filter(Boolean);

function pick(value, path) {
  for (const name of steps(path)) {
    if (REFUSED.has(name)) throw new RangeError(`not a name: ${name}`);
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

definePlugin({
  handlers: {
    pick: async (ctx, { text }) => {
      const [path, ...json] = text.split('\n');
      try {
        return JSON.stringify(pick(JSON.parse(json.join('\n')), path), null, 2) ?? 'nothing there';
      } catch (error) {
        return error.message;
      }
    },
  },
});
