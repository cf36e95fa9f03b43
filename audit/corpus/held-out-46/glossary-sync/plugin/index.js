import { termsOf } from './lib/terms.js';
import { gather } from './lib/gather.js';

const normal = (term) => term.trim().toLowerCase().replace(/\s+/g, '-');

definePlugin({
  handlers: {
    async define(ctx, { text = '' }) {
      const [term, ...words] = text.split('=');
      if (!words.length) return { ok: false, reason: 'write it as term = meaning' };
      await ctx.state.put(`term/${normal(term)}`, words.join('=').trim());
      return { ok: true };
    },
    async expand(ctx, { text = '' }) {
      const found = {};
      for (const word of text.split(/\W+/)) {
        const meaning = await ctx.state.get(`term/${normal(word)}`);
        if (meaning) found[word] = meaning;
      }
      found.builtin = await gather(termsOf('seed'));
      return found;
    },
  },
});
