class Cache {
  #refs = new Map();
  #registry = new FinalizationRegistry((key) => this.#refs.delete(key));
  #hits = 0;

  static is(value) { return #refs in value; }

  get(key, make) {
    const old = this.#refs.get(key)?.deref();
    if (old) {
      this.#hits++;
      return old;
    }
    const value = make();
    this.#refs.set(key, new WeakRef(value));
    this.#registry.register(value, key);
    return value;
  }

  get stats() { return { kept: this.#refs.size, hits: this.#hits }; }

  static {
    Object.freeze(this.prototype);
  }
}

const caf\u00e9 = new Cache();

function headings(text) {
  const out = [];
  let fence = false;
  for (const [i, line] of text.split('\n').entries()) {
    if (/^(```|~~~)/.test(line)) fence = !fence;
    const m = !fence && /^(#{1,6})\s+(.+?)\s*#*$/.exec(line);
    if (m) out.push({ level: m[1].length, text: m[2], line: i + 1 });
  }
  return out;
}

function number(list) {
  const at = [];
  return list.map((h) => {
    at.length = h.level;
    for (let i = 0; i < h.level; i++) at[i] ??= 0;
    at[h.level - 1]++;
    return { ...h, number: at.join('.') };
  });
}

function problems(list) {
  return list.flatMap((h, i) => {
    const before = list[i - 1];
    if (before && h.level > before.level + 1) return [`line ${h.line}: jumps from level ${before.level} to ${h.level}`];
    return list.findIndex((x) => x.text === h.text) < i ? [`line ${h.line}: "${h.text}" appears twice`] : [];
  });
}

export function activate(api) {
  api.registerTool({
    name: 'outline',
    description: 'Outline of a document',
    async run({ file, check = false }) {
      const text = await api.readFile(file);
      const list = caf\u00e9.get(text, () => number(headings(text)));
      if (check) return problems(list);
      return list.map((h) => `${'  '.repeat(h.level - 1)}${h.number} ${h.text}`).join('\n');
    },
  });
  api.registerCommand('outline-cache', () => (Cache.is(caf\u00e9) ? JSON.stringify(caf\u00e9.stats) : ''));
}
