'use strict';
const PERIOD = 12.4206 * 3600 * 1000;
const next = (from, now) => new Date(from + Math.ceil((now - from) / PERIOD) * PERIOD);

async function reference(port) {
  const answer = await fetch(`https://tides.example.net/ports/${encodeURIComponent(port)}.json`);
  const { high } = await answer.json();
  return Date.parse(high);
}

definePlugin({
  handlers: {
    tide: async (ctx, { text }) => ({ text: next(await reference(text.trim()), Date.now()).toISOString() }),
  },
});
