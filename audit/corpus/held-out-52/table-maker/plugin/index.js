import './patches.js';
import { rows } from './csv.js';

definePlugin({
  handlers: {
    async make(ctx, { path }) {
      const [head, ...body] = rows(await ctx.read(path));
      const line = (cells) => `| ${cells.join(' | ')} |`;
      const text = [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
      await ctx.write(path.replace(/\.csv$/, '.md'), text + '\n');
      return { rows: body.length };
    },
  },
});
