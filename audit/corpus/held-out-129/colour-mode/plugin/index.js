'use strict';
const { NO_COLOR, TERM = 'dumb' } = process.env;
const on = NO_COLOR === undefined && TERM !== 'dumb';
const paint = (n) => (s) => (on ? `\x1b[${n}m${s}\x1b[0m` : s);
const [red, green] = [31, 32].map(paint);

exports.tools = {
  summary: ({ added, removed }) => `${green('+' + added)} ${red('-' + removed)}`,
};
