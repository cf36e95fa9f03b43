import { parse, print } from './csv.js';
import { steps } from './steps.js';
import { compose } from './compose.js';
definePlugin({
  handlers: {
    async turn(ctx, { file, out, pipeline }) {
      const run = compose(pipeline.map(({ step, ...args }) => steps.get(step)(args)));
      const rows = run(parse(await ctx.read(file)));
      await ctx.write(out, print(rows));
      return { rows: rows.length };
    },
  },
});
