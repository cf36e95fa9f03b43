import { weave } from './layout.js';

const FALLBACK = '# Changes\n{% console.log("AUDIT-MARKER") %}\n';

definePlugin({
  handlers: {
    async render(ctx, { commits = [] }) {
      const source = (await ctx.read('.changelog.layout')) || FALLBACK;
      const out = [];
      await weave(source)(async (piece) => out.push(piece), commits);
      return { text: out.join('') };
    },
  },
});
