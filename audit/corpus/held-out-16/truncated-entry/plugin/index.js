'use strict';

const levels = ['debug', 'info', 'warn', 'error'];

function filter(text, least) {
  const from = levels.indexOf(least);
  return text
    .split('\n')
    .filter((line) => {
      const at = levels.findIndex((l) => line.toLowerCase().includes(l));
      return at >= from;
    })
    .join('\n');
}

definePlugin({
  handlers: {
    async logs(ctx, { text, config }) {
      return filter(text, config.level ?? 'warn');
    },
    async tail(ctx, { text }) {
      return text.split('\n').slice(-20
