class Lazy {
  constructor(make) { this.make = make; }
  [Symbol.iterator]() { return this.make()[Symbol.iterator](); }
}

const define = (name, f) => Object.defineProperty(Lazy.prototype, name, { value: f, writable: true, configurable: true });

define('map', function map(f) {
  const self = this;
  return new this.constructor(function* () { for (const x of self) yield f(x); });
});
define('take', function take(n) {
  const self = this;
  return new this.constructor(function* () { let i = 0; for (const x of self) { if (i++ >= n) return; yield x; } });
});
define('filter', function filter(f) {
  const self = this;
  return new this.constructor(function* () { for (const x of self) if (f(x)) yield x; });
});

function* permutations(list) {
  const a = [...list];
  const c = a.map(() => 0);
  yield [...a];
  for (let i = 0; i < a.length;) {
    if (c[i] < i) {
      const k = i % 2 ? c[i] : 0;
      [a[k], a[i]] = [a[i], a[k]];
      yield [...a];
      c[i]++, (i = 0);
    } else c[i++] = 0;
  }
}

function* subsets(list) {
  for (let mask = 0; mask < 2 ** list.length; mask++) yield list.filter((_, i) => Math.floor(mask / 2 ** i) % 2);
}

function* partitions(n, max = n) {
  if (n === 0) { yield []; return; }
  for (let k = Math.min(n, max); k > 0; k--) for (const rest of partitions(n - k, k)) yield [k, ...rest];
}

function firstPair(list, test) {
  search: for (const [i, a] of list.entries()) {
    for (const b of list.slice(i + 1)) {
      if (a === null) continue search;
      if (test(a, b)) return [a, b];
    }
  }
  return null;
}

const kinds = { permutations, subsets, partitions };

export function activate(api) {
  for (const [name, f] of Object.entries(kinds)) {
    api.registerTool({
      name,
      description: `List ${name}`,
      run: ({ of, limit = 100 }) => [...new Lazy(() => f(of)).take(limit).map((x) => x.join(' '))],
    });
  }
  api.registerTool({ name: 'pair_sum', description: 'Two numbers with a given sum', run: ({ list, sum }) => firstPair(list, (a, b) => a + b === sum) });
}
