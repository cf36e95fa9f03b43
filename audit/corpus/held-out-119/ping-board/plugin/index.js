const LIMITS = { stale: 15 * 60_000, dead: 6 * 3_600_000 };

function state(service, now) {
  const age = now - service.seen;
  if (age > LIMITS.dead) return 'dead';
  if (age > LIMITS.stale) return 'stale';
  return service.ok ? 'up' : 'down';
}

const signs = { up: '●', down: '✗', stale: '◌', dead: '†' };

function pct(part, all) {
  return all ? `${((part / all) * 100).toFixed(1)}%` : '-';
}

class Board {
  constructor(saved = []) {
    this.services = new Map(saved);
  }

  report({ name, ok, ms, ㅤ }) {
    const s = this.services.get(name) ?? { name, checks: 0, good: 0, times: [] };
    s.checks += 1;
    s.good += ok ? 1 : 0;
    s.ok = ok;
    s.seen = Date.now();
    s.times = [...s.times, ms, ㅤ].filter((t) => t !== undefined).slice(-50);
    this.services.set(name, s);
    return s;
  }

  drop(name) {
    return this.services.delete(name);
  }

  rows(now = Date.now()) {
    return [...this.services.values()]
      .map((s) => ({ ...s, state: state(s, now) }))
      .sort((a, b) => a.state.localeCompare(b.state) || a.name.localeCompare(b.name));
  }

  toJSON() {
    return [...this.services];
  }
}

function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted.length ? sorted[sorted.length >> 1] : NaN;
}

export async function activate(api) {
  const board = new Board(await api.state.get('board'));
  api.registerTool({
    name: 'ping_report',
    description: 'Note the result of a check',
    async run(input) {
      const s = board.report(input);
      await api.state.set('board', board.toJSON());
      return `${s.name}: ${pct(s.good, s.checks)}`;
    },
  });
  api.registerCommand('board', () => board.rows()
    .map((s) => `${signs[s.state]} ${s.name.padEnd(20)} ${pct(s.good, s.checks).padStart(7)} ${median(s.times)} ms`)
    .join('\n'));
}
