import { diff } from './vendor/lcs.min.js';

const MARK = { '=': (text) => text, '-': (text) => `[-${text}-]`, '+': (text) => `{+${text}+}` };

definePlugin({
  handlers: {
    async compare(ctx, { before, after }) {
      const [a, b] = await Promise.all([ctx.read(before), ctx.read(after)]);
      if (a.length + b.length > 60_000) return { error: 'the texts are too long for a word diff' };
      const parts = diff(a, b);
      return { text: parts.map(({ k, v }) => MARK[k](v)).join(''), changed: parts.filter(({ k }) => k !== '=').length };
    },
  },
});
