'use strict';

const parse = (text) => {
  const m = /^(\d+)d(\d+)([+-]\d+)?$/.exec(text.trim());
  return m && { n: +m[1], sides: +m[2], plus: +(m[3] ?? 0) };
};

function odds({ n, sides, plus }) {
  let ways = new Map([[plus, 1]]);
  for (let i = 0; i < n; i++) {
    const next = new Map();
<<<<<<< HEAD
    for (const [total, w] of ways) {
      for (let face = 1; face <= sides; face++) next.set(total + face, (next.get(total + face) ?? 0) + w);
    }
=======
    ways.forEach((w, total) => {
      for (let face = sides; face > 0; face--) next.set(total + face, w + (next.get(total + face) || 0));
    });
>>>>>>> faster
    ways = next;
  }
  return ways;
}

definePlugin({
  handlers: {
    async odds(ctx, { text }) {
      const dice = parse(text ?? '2d6');
      if (!dice) return { text: 'write it like 3d6+2' };
      const all = dice.sides ** dice.n;
      return { text: [...odds(dice)].map(([t, w]) => `${t}: ${((100 * w) / all).toFixed(1)} %`).join('\n') };
    },
  },
});
