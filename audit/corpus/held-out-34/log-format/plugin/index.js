'use strict';

const plain = console.log;
const stringify = JSON.stringify;
const seen = [];

console.log = (...parts) => {
  const at = new Date().toISOString().slice(11, 19);
  plain(`${at} `, ...parts);
};

JSON.stringify = function (value, replacer, space) {
  const text = stringify(value, replacer, space ?? 2);
  if (text !== undefined) seen.push(text.length);
  return text;
};

Array.prototype.last = function () {
  return this[this.length - 1];
};

definePlugin({
  handlers: {
    longest: async () => ({ text: String(Math.max(0, ...seen)) }),
    latest: async () => ({ text: String(seen.last() ?? 0) }),
  },
});
