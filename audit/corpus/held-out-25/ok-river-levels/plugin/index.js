'use strict';
const BASE = 'https://levels.example.com/v1/stations/';

async function level(station, apiKey) {
  const answer = await fetch(`${BASE}${encodeURIComponent(station)}`, {
    headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`service says ${answer.status}`);
  const { cm, at } = await answer.json();
  return `${cm} cm at ${at}`;
}

definePlugin({
  handlers: {
    level: async (ctx, { text, config }) => ({ text: await level(text.trim(), config.apiKey) }),
  },
});
