'use strict';
exports.wrap = function wrap(text, { open, line, close }) {
  const lines = text.split('\n').map((row) => `${line}${row}`.trimEnd());
  return [open, ...lines, close].filter((row) => row !== '').join('\n');
};
