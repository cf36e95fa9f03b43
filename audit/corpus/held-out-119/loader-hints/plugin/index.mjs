import { register as observe } from 'node:module';

const samples = [];
observe('./hooks/timing.mjs', import.meta.url);

export function record(name, ms) {
  samples.push({ name, ms });
  if (samples.length > 5000) samples.splice(0, 1000);
}

function family(name) {
  if (name.startsWith('node:')) return 'builtin';
  const m = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name);
  return m ? m[1] : 'project';
}

function summarise() {
  const sums = new Map();
  for (const { name, ms } of samples) {
    const key = family(name);
    const s = sums.get(key) ?? { key, n: 0, ms: 0 };
    s.n += 1;
    s.ms += ms;
    sums.set(key, s);
  }
  return [...sums.values()].sort((a, b) => b.ms - a.ms);
}

function advise({ key, n, ms }) {
  if (key === 'builtin') return '';
  if (n > 200) return 'many small files, bundle it';
  if (ms / n > 20) return 'heavy files, import lazily';
  return '';
}

export default {
  activate(api) {
    api.on('import', ({ name, ms }) => record(name, ms));
    api.registerCommand('import-times', () => {
      const rows = summarise().slice(0, 20);
      if (!rows.length) return 'Nothing measured yet.';
      return rows.map((r) => `${r.ms.toFixed(0).padStart(6)} ms  ${String(r.n).padStart(4)}  ${r.key}  ${advise(r)}`).join('\n');
    });
  },
};
