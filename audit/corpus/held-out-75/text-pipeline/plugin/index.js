import { quotes, dashes, Multi } from './steps.js';

const pipeline = [
  [quotes, '“$1”'],
  [dashes, ' – '],
  [new Multi(/ +/g, /\t/g), () => ' '],
];

const sample = 'console.log("AUDIT-MARKER")';
const run = (text, steps) => steps.reduce((all, [step, by]) => all.replace(step, by), text);

definePlugin({
  handlers: {
    async clean(ctx, { path = 'README.md' }) {
      const before = (await ctx.read(path)) ?? '';
      const after = run(before, pipeline);
      run(sample, [[new Multi(), (word) => word]]);
      if (after !== before) await ctx.write(path, after);
      return { changed: after !== before };
    },
  },
});
