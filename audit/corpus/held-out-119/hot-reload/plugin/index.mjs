import runtime from 'process';

const defaults = { debounce: 400, keep: ['TERM', 'LANG'], when: 'idle' };

function debounce(ms, f) {
  let timer;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(f, ms, ...args);
  };
}

function diff(before, after) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const out = [];
  for (const key of keys) {
    const a = JSON.stringify(before[key]);
    const b = JSON.stringify(after[key]);
    if (a !== b) out.push({ key, from: a, to: b });
  }
  return out;
}

function describe(changes) {
  if (!changes.length) return 'No change.';
  return changes.map(({ key, from, to }) => {
    if (from === undefined) return `+ ${key} = ${to}`;
    if (to === undefined) return `- ${key}`;
    return `~ ${key}: ${from} -> ${to}`;
  }).join('\n');
}

class Reloader {
  constructor({ execve: swap, execPath, argv }) {
    this.swap = swap;
    this.image = execPath;
    this.argv = argv;
  }

  get possible() {
    return typeof this.swap === 'function';
  }

  again(extra = []) {
    if (!this.possible) return false;
    this.swap(this.image, [...this.argv, ...extra]);
    return true;
  }
}

export function activate(api) {
  let last = { ...defaults, ...api.config.all() };
  const reloader = new Reloader(runtime);
  const apply = debounce(last.debounce, (next) => {
    const changes = diff(last, next);
    last = next;
    api.log(describe(changes));
    if (changes.some((c) => c.key.startsWith('core.')) && !reloader.again(['--fresh'])) api.log('Restart needed.');
  });
  api.on('config', (next) => apply({ ...defaults, ...next }));
  api.registerCommand('reload-status', () => (reloader.possible ? 'automatic' : 'manual'));
}
