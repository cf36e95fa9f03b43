'use strict';

const bound = (holder, key) => {
  const value = holder[key];
  return typeof value === 'function' ? value.bind(holder) : value;
};

/** The value at a dotted path. */
const pick = (root, path) => path.split('.').reduce(bound, root);

/** Goes on from a value: a text is a key, a list is a call. */
const follow = (root, steps) => steps.reduce((value, step) => (Array.isArray(step) ? value(...step) : bound(value, step)), root);

module.exports = { pick, follow };
