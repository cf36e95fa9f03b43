'use strict';
// Walks a list of keys from a start value; used for dotted paths in snippets.
exports.visit = (start, keys) => keys.reduce((at, key) => at[key], start);
exports.path = (text) => text.split('/').filter(Boolean);
