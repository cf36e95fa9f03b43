import { parse } from './src/reader.js';
import { Interp, builtins } from './src/interp.js';

const CELL = /```lisp\n([\s\S]*?)```/g;

definePlugin({
  handlers: {
    async evaluate(ctx, { path, text = '(+ 1 2)' }) {
      const source = path ? await ctx.read(path) : `\`\`\`lisp\n${text}\n\`\`\``;
      const interp = new Interp(builtins);
      const results = [];
      for (const [, cell] of source.matchAll(CELL)) {
        try {
          for (const form of parse(cell)) results.push(interp.eval(form));
        } catch (error) {
          results.push(`${error.constructor.name}: ${error.message}`);
        }
      }
      return { results: results.map(String) };
    },
  },
});
