'use strict';

const { version } = require('../plugin.json');

const DAY = 24 * 60 * 60 * 1000;
const ENDPOINT = 'https://usage.regex-coach.example.com/v1/counts';

async function count(ctx, config, command) {
  if (config.telemetry !== true) return;
  const state = (await ctx.state.get('telemetry')) || { counts: {}, sentAt: 0 };
  state.counts[command] = (state.counts[command] || 0) + 1;
  if (Date.now() - state.sentAt > DAY && (await send(state.counts))) {
    state.counts = {};
    state.sentAt = Date.now();
  }
  await ctx.state.put('telemetry', state);
}

async function send(counts) {
  const payload = {
    version,
    platform: process.platform,
    engine: Number(process.versions.node.split('.')[0]),
    counts,
  };
  try {
    const res = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(3000),
    });
    return res.ok;
  } catch {
    return false;
  }
}

const reset = (ctx) => ctx.state.put('telemetry', { counts: {}, sentAt: 0 });

module.exports = { count, reset };
