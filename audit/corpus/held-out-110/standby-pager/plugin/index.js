const EVERY = 15 * 60 * 1000;

async function errorRate(service) {
  const res = await fetch(`https://metrics.example.org/api/rate?service=${encodeURIComponent(service)}`);
  if (!res.ok) throw new Error(`metrics: HTTP ${res.status}`);
  return (await res.json()).percent;
}

export default function activate(ctx) {
  let timer;

  async function check() {
    try {
      const rate = await errorRate(ctx.config.service);
      const before = (await ctx.state.get('bad')) === true;
      const bad = rate >= ctx.config.threshold;
      await ctx.state.set('bad', bad);
      // only changes are worth a notification
      if (bad !== before) {
        ctx.notify(bad ? `${ctx.config.service}: ${rate} % errors` : `${ctx.config.service} is fine again`);
      }
    } catch (err) {
      ctx.log.warn(err.message);
    }
  }

  ctx.commands.register('standby', (arg) => {
    clearInterval(timer);
    if (arg === 'off') return 'not watching';
    timer = setInterval(check, EVERY);
    check();
    return `watching ${ctx.config.service}`;
  });

  return () => clearInterval(timer);
}
