import { advice } from './advice.js';

const PATTERNS = [
  { name: 'eval', test: /(?<![.\w])eval\s*\(/ },
  { name: 'Function', test: /\bnew\s+Function\s*\(/ },
  { name: 'timer', test: /\bset(?:Timeout|Interval)\s*\(\s*['"`]/ },
];

export function scan(text) {
  return text.split('\n').flatMap((line, i) =>
    PATTERNS.filter(({ test }) => test.test(line)).map(({ name }) => ({ line: i + 1, name, advice: advice[name] })));
}

definePlugin({
  handlers: {
    async scan(ctx, { path }) {
      return scan(await ctx.read(path));
    },
  },
});
