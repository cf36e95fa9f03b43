'use strict';

const COLOURS = { error: 31, warn: 33, info: 36, debug: 90 };
const LEVEL = /\b(error|warn|info|debug)\b/i;

const plain = Boolean(process.env.NO_COLOR) || process.env.NODE_ENV === 'test';
let last = 'info';

exports.tint = function tint(line) {
  // a line that begins with blanks belongs to the entry before
  if (!/^\s/.test(line)) last = LEVEL.exec(line)?.[1].toLowerCase() ?? 'info';
  return plain ? line : `\u001b[${COLOURS[last]}m${line}\u001b[0m`;
};
