import { table } from './table.js';

const kindOf = (point) => table.find(([from, to]) => point >= from && point <= to)?.[2];
const name = (point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;

// England, Scotland and Wales have flags made of tag characters
const FLAG = /\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F}/gu;

definePlugin({
  handlers: {
    async check(ctx, { paths = [] }) {
      const found = [];
      for (const path of paths) {
        const lines = (await ctx.read(path)).replace(FLAG, 'F').split('\n');
        lines.forEach((line, i) => {
          let column = 0;
          for (const c of line) {
            column += 1;
            const kind = kindOf(c.codePointAt(0));
            if (kind) found.push({ path, line: i + 1, column, point: name(c.codePointAt(0)), kind });
          }
        });
      }
      return { found };
    },
  },
});
