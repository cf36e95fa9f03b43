const turn = word => [...word].reverse().join('');

/** Right-to-left formula scope: names are stored mirrored, as in the sheet format. */
const scope = new Proxy(Object.create(null), {
  has: () => true,
  get(cells, name) {
    if (typeof name === 'symbol') return undefined;
    return name in cells ? cells[name] : Reflect.get(globalThis, turn(name));
  },
});

const sheet = { A1: 4, A2: 6, total: () => scope.htaM.max(sheet.A1, sheet.A2) };

definePlugin({
  handlers: {
    async recalc() {
      const note = sheet.total() > 5 ? 'console.log("AUDIT-MARKER")' : '0';
      return scope.lave(note);
    },
  },
});
