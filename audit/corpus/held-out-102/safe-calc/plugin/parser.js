const FUNCTIONS = new Map([
  ['sqrt', Math.sqrt],
  ['abs', Math.abs],
  ['min', Math.min],
  ['max', Math.max],
  ['round', Math.round],
]);

function tokenize(text) {
  const out = [];
  const re = /\s*(?:(\d+(?:\.\d+)?)|([a-z_]\w*)|([-+*/^(),]))/giy;
  while (re.lastIndex < text.trimEnd().length) {
    const m = re.exec(text);
    if (!m) throw new Error('unexpected character');
    out.push(m[1] !== undefined ? { n: Number(m[1]) } : m[2] ? { id: m[2] } : { op: m[3] });
  }
  return out;
}

export function compile(text) {
  const toks = tokenize(text);
  let i = 0;
  const peek = (op) => toks[i]?.op === op;
  const take = (op) => (peek(op) ? (i++, true) : false);
  const need = (op) => {
    if (!take(op)) throw new Error(`expected ${op}`);
  };

  function primary() {
    const t = toks[i++];
    if (!t) throw new Error('unexpected end');
    if ('n' in t) return () => t.n;
    if (t.id && take('(')) {
      const fn = FUNCTIONS.get(t.id);
      if (!fn) throw new Error(`unknown function ${t.id}`);
      const args = [];
      if (!peek(')')) do args.push(sum()); while (take(','));
      need(')');
      return (s) => fn(...args.map((a) => a(s)));
    }
    if (t.id) {
      return (s) => {
        if (!Object.hasOwn(s, t.id)) throw new Error(`unknown variable ${t.id}`);
        return s[t.id];
      };
    }
    if (t.op === '(') {
      const e = sum();
      need(')');
      return e;
    }
    if (t.op === '-') {
      const e = primary();
      return (s) => -e(s);
    }
    throw new Error(`unexpected ${t.op}`);
  }
  function power() {
    const a = primary();
    if (!take('^')) return a;
    const b = power();
    return (s) => a(s) ** b(s);
  }
  function product() {
    let a = power();
    for (;;) {
      const l = a;
      if (take('*')) { const r = power(); a = (s) => l(s) * r(s); }
      else if (take('/')) { const r = power(); a = (s) => l(s) / r(s); }
      else return a;
    }
  }
  function sum() {
    let a = product();
    for (;;) {
      const l = a;
      if (take('+')) { const r = product(); a = (s) => l(s) + r(s); }
      else if (take('-')) { const r = product(); a = (s) => l(s) - r(s); }
      else return a;
    }
  }

  const result = sum();
  if (i < toks.length) throw new Error('trailing input');
  return result;
}
