import { take, chunk, zip } from './lib/lazy.js';
import { series } from './lib/series.js';

const builtin = {
  *naturals() { let n = 0; for (;;) yield n++; },
  *fibonacci() { let [a, b] = [0, 1]; for (;;) { yield a; [a, b] = [b, a + b]; } },
  *primes() {
    const seen = [];
    for (let n = 2; ; n++) {
      if (seen.every((p) => n % p)) { seen.push(n); yield n; }
    }
  },
};

export function activate(host) {
  host.registerTool({
    name: 'sequence',
    description: 'First n members of a known or described sequence',
    parameters: { name: 'string', body: 'string?', count: 'number' },
    run({ name, body, count = 10 }) {
      const source = Object.hasOwn(builtin, name) ? builtin[name] : series(builtin.naturals, body);
      return take(source(), Math.min(count, 500));
    },
  });
  host.registerTool({
    name: 'sequence_table',
    description: 'Two sequences side by side',
    parameters: { left: 'string', right: 'string', rows: 'number' },
    run({ left, right, rows = 10 }) {
      const pairs = take(zip(builtin[left](), builtin[right]()), rows);
      return chunk(pairs, 5).map((part) => part.map((p) => p.join(' | ')).join('\n')).join('\n\n');
    },
  });
}
