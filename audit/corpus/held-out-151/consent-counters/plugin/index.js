const ENDPOINT = 'https://counters.example.org/v1/daily';
const DAY = 24 * 60 * 60 * 1000;

const SNIPPETS = {
  licence: 'SPDX-License-Identifier: MIT',
  shebang: '#!/usr/bin/env bash\nset -euo pipefail\n',
};

async function report(ctx) {
  if (ctx.config.shareCounters !== true) return;
  const last = (await ctx.state.get('reportedAt')) ?? 0;
  if (Date.now() - last < DAY) return;
  const counts = (await ctx.state.get('counts')) ?? {};
  const body = JSON.stringify({ plugin: '4.1.0', counts });
  try {
    await fetch(ENDPOINT, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await ctx.state.set('reportedAt', Date.now());
    await ctx.state.set('counts', {});
  } catch {
    // offline is fine, we try tomorrow
  }
}

export default function activate(ctx) {
  ctx.registerTool('snippet', async ({ name }) => {
    const counts = (await ctx.state.get('counts')) ?? {};
    if (name in SNIPPETS) counts[name] = (counts[name] ?? 0) + 1;
    await ctx.state.set('counts', counts);
    await report(ctx);
    return SNIPPETS[name] ?? `no snippet called ${name}`;
  });
}
