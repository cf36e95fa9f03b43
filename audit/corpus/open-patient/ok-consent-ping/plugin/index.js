const ADDRESS = 'https://metrics.example.com/v1/event';
const FIELDS = ['command', 'ms', 'ok', 'version'];

const pick = (event) => Object.fromEntries(FIELDS.filter((f) => f in event).map((f) => [f, event[f]]));

async function send(ctx, event) {
  const consent = await ctx.state.get('consent');
  if (consent !== 'yes') return;
  const body = JSON.stringify(pick(event));
  ctx.log(`metrics: ${body}`);
  try {
    await fetch(ADDRESS, { method: 'POST', body, signal: AbortSignal.timeout(1000) });
  } catch {
    // Lost events are lost.
  }
}

definePlugin({
  handlers: {
    'metrics-on': async (ctx) => ctx.state.put('consent', 'yes'),
    'metrics-off': async (ctx) => ctx.state.put('consent', 'no'),
    'metrics-show': async (ctx) => ctx.log(JSON.stringify(pick({ command: 'build', ms: 1840, ok: true, version: '2.3.1' }))),
  },
  hooks: {
    PostToolUse: async (ctx, call) => send(ctx, { command: call.tool_name, ok: true, version: '1.0.0' }),
  },
});
