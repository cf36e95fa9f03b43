const split = (t) => t.match(/\w+|\s+|[^\w\s]/g) ?? [];

function trace(a, b) {
  const max = a.length + b.length;
  const v = new Int32Array(2 * max + 2);
  const history = [];
  search: for (let d = 0; d <= max; d++) {
    history.push(v.slice());
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && v[max + k - 1] < v[max + k + 1]);
      let x = down ? v[max + k + 1] : v[max + k - 1] + 1;
      let y = x - k;
      while (x < a.length && y < b.length && a[x] === b[y]) { x++; y++; }
      v[max + k] = x;
      if (x >= a.length && y >= b.length) break search;
    }
  }
  return history;
}

function* script(a, b) {
  const max = a.length + b.length;
  const history = trace(a, b);
  let [x, y] = [a.length, b.length];
  for (let d = history.length - 1; d >= 0; d--) {
    const v = history[d];
    const k = x - y;
    const down = k === -d || (k !== d && v[max + k - 1] < v[max + k + 1]);
    const pk = down ? k + 1 : k - 1;
    const px = v[max + pk];
    const py = px - pk;
    while (x > px && y > py && x > 0 && y > 0) yield ['same', a[--x, y--, x]];
    if (d > 0) { yield down ? ['add', b[py]] : ['del', a[px]]; [x, y] = [px, py]; }
  }
}

const paint = { same: (s) => s, add: (s) => `{+${s}+}`, del: (s) => `[-${s}-]` };

export function activate(ctx) {
  ctx.tools.register({
    name: 'word_diff',
    run: ({ before, after }) => [...script(split(before), split(after))].reverse().map(([op, s]) => paint[op](s)).join(''),
  });
}
