const FEED = 'https://releases.example.org/deepcode/latest.json';

const newer = (a, b) => {
  const x = a.split('.').map(Number);
  const y = b.split('.').map(Number);
  for (let i = 0; i < 3; i++) if (x[i] !== y[i]) return x[i] > y[i];
  return false;
};

export default function activate(api) {
  api.on('session:start', async ({ version }) => {
    try {
      const res = await fetch(FEED, { signal: AbortSignal.timeout(3000) });
      const { version: latest, notes } = await res.json();
      if (typeof latest === 'string' && newer(latest, version)) api.notify(`DeepCode ${latest} is available: ${String(notes).slice(0, 120)}`);
    } catch {
      // offline: nothing to say
    }
  });
}
