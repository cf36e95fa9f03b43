import fuzzy from 'tiny-fuzzy-rank-x';
import { shared } from '../../snippet-common/shared.mjs';
import { tokens } from './tokens.mjs';

definePlugin({
  handlers: {
    async put(ctx, { name, text }) {
      await ctx.state.put(`snippet/${name}`, shared.normalise(text));
      return { stored: name };
    },
    async find(ctx, { query }) {
      const names = await ctx.state.list('snippet/');
      return { names: fuzzy(names, tokens(query)).slice(0, 10) };
    },
    async paste(ctx, { name }) {
      return { text: await ctx.state.get(`snippet/${name}`) };
    },
  },
});
