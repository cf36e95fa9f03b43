import { common } from './lcs.js';

export function diff(left, right) {
  const steps = [];
  let i = 0;
  let j = 0;
  for (const [a, b] of [...common(left, right), [left.length, right.length]]) {
    while (i < a) steps.push(['-', left[i++]]);
    while (j < b) steps.push(['+', right[j++]]);
    if (a < left.length) steps.push([' ', left[a]]);
    i = a + 1;
    j = b + 1;
  }
  return steps;
}

const words = (line) => line.split(/(\s+)/);

definePlugin({
  handlers: {
    async compare(ctx, { before, after }) {
      const [left, right] = await Promise.all([ctx.read(before), ctx.read(after)]);
      const steps = diff(left.split('\n'), right.split('\n'));
      const inner = [];
      for (let at = 1; at < steps.length; at += 1) {
        if (steps[at - 1][0] === '-' && steps[at][0] === '+') inner.push(diff(words(steps[at - 1][1]), words(steps[at][1])));
      }
      return { steps: steps.filter(([sign]) => sign !== ' '), inner };
    },
  },
});
