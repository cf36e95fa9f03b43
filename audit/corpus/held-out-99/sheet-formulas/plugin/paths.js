'use strict';

/** Walks a list of keys from a starting value, like lodash.get. */
exports.pluck = (start, keys) => keys.reduce((value, key) => value?.[key], start);

/** [k] => [k, k] */
exports.twice = (key) => Array.from({ length: 2 }, () => key);
