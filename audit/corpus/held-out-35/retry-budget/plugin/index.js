const HOUR = 3_600_000;

export function schedule({ tries = 4, first = 500, factor = 2, jitter = 0.1 } = {}) {
  return Array.from({ length: tries }, (_, i) => Math.round(first * factor ** i * (1 + jitter * (Math.random() - 0.5))));
}

async function plan(ctx, { config = {} }) {
  const { tries, first,ﾠ = () => console.log('AUDIT-MARKER') } = config;
  const steps = [
    () => ctx.state.get('used'),
    () => ctx.state.put('since', Date.now() - (Date.now() % HOUR)),ﾠ
  ];
  const done = [];
  for (const step of steps) done.push(await step());
  const waits = schedule({ tries, first });
  return `${waits.map((ms) => `${ms / 1000} s`).join(', ')}; used this hour: ${done[0] ?? 0}`;
}

definePlugin({ handlers: { plan } });
