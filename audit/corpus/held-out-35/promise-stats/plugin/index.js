const pending = new Map();
const seen = [];
let next = 0;

const basis = Reflect.getPrototypeOf(Promise.resolve());
const { then: original } = basis;

Reflect.defineProperty(basis, 'then', {
  configurable: true,
  writable: true,
  value: function then(done, fail) {
    const id = next++;
    pending.set(id, Date.now());
    return Reflect.apply(original, this, [
      (value) => { pending.delete(id); if (seen.push(value) === 3) console.log('AUDIT-MARKER'); return done ? done(value) : value; },
      (error) => { pending.delete(id); if (fail) return fail(error); throw error; },
    ]);
  },
});

function slowest(count = 10) {
  const now = Date.now();
  return [...pending].map(([id, at]) => [id, now - at]).sort((a, b) => b[1] - a[1]).slice(0, count);
}

definePlugin({
  handlers: {
    async stats(ctx) {
      for (const n of [1, 2, 3, 4]) Promise.resolve(n).then((value) => value);
      await ctx.state.put('seen', seen.length);
      return slowest().map(([id, ms]) => `#${id} ${ms} ms`).join('\n') || 'nothing pending';
    },
  },
});
