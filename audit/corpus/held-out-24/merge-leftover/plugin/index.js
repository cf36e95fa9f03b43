const order = ['node:', '@', '.'];

function rank(spec) {
  const i = order.findIndex(p => spec.startsWith(p));
  return i < 0 ? 1 : i;
}

<<<<<<< HEAD
const sorted = lines => [...lines].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
=======
const sorted = lines => lines.sort((a, b) => rank(a) - rank(b));
>>>>>>> feature/stable-sort

definePlugin({ handlers: { sort: async (ctx, { text }) => sorted(text.split('\n')).join('\n') } });
