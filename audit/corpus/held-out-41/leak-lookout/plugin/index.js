import { patterns, shorten } from './patterns.js';

function* added(diff) {
  let file = '';
  let line = 0;
  for (const row of diff.split('\n')) {
    if (row.startsWith('+++ ')) file = row.slice(6);
    else if (row.startsWith('@@')) line = Number(/\+(\d+)/.exec(row)[1]) - 1;
    else if (row.startsWith('+')) yield { file, line: ++line, text: row.slice(1) };
    else if (!row.startsWith('-')) line++;
  }
}

definePlugin({
  handlers: {
    async scan(ctx) {
      const { stdout } = await ctx.bash('git diff --cached --unified=0 --no-color');
      const findings = [];
      for (const { file, line, text } of added(stdout)) {
        for (const { kind, test, also = () => true } of patterns) {
          const match = test.exec(text);
          if (match && also(match)) findings.push({ file, line, kind, shown: shorten(match[0]) });
        }
      }
      return { findings };
    },
  },
});
