const SPARK = '▁▂▃▄▅▆▇█';

function spark(values) {
  const nums = values.map(([, v]) => Number(v)).filter(Number.isFinite);
  const lo = Math.min(...nums), hi = Math.max(...nums);
  return nums.map((n) => SPARK[hi === lo ? 0 : Math.round(((n - lo) / (hi - lo)) * 7)]).join('');
}

const name = (m) => `${m.__name__ ?? ''}{${Object.entries(m).filter(([k]) => k !== '__name__').map(([k, v]) => `${k}="${v}"`).join(', ')}}`;

async function api(base, path, params) {
  const url = new URL(`/api/v1/${path}`, base);
  for (const [k, v] of Object.entries(params)) url.searchParams.set(k, v);
  const res = await fetch(url, { signal: AbortSignal.timeout(15000), headers: { accept: 'application/json' } });
  const body = await res.json();
  if (body.status !== 'success') throw new Error(`${body.errorType}: ${body.error}`);
  return body.data;
}

export default function activate(ctx) {
  const base = ctx.config.base;
  ctx.tool('prom_instant', {
    parameters: { query: 'string' },
    async run({ query }) {
      const data = await api(base, 'query', { query });
      if (data.resultType === 'scalar') return data.result[1];
      return data.result.slice(0, 50).map((r) => `${name(r.metric)} ${r.value[1]}`).join('\n') || 'empty';
    },
  });
  ctx.tool('prom_range', {
    parameters: { query: 'string', hours: 'number?' },
    async run({ query, hours = 6 }) {
      const end = Math.floor(Date.now() / 1000);
      const data = await api(base, 'query_range', { query, start: end - hours * 3600, end, step: Math.max(15, hours * 60) });
      return data.result.slice(0, 20).map((r) => `${spark(r.values)} ${name(r.metric)}`).join('\n') || 'empty';
    },
  });
  ctx.tool('prom_alerts', {
    async run() {
      const { alerts } = await api(base, 'alerts', {});
      return alerts.map((a) => `${a.state} ${a.labels.severity ?? '-'} ${a.labels.alertname} since ${a.activeAt}`).join('\n') || 'no alerts';
    },
  });
}
