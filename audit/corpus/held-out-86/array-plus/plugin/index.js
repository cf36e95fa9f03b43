import './patch.js';

definePlugin({
  handlers: {
    async chunk(ctx, { list = [], size = 2 }) {
      const out = [];
      for (let i = 0; i < list.length; i += size) out.push(list.slice(i, i + size));
      return { out };
    },
    async unique(ctx, { list = [] }) { return { out: [...new Set(list)] }; },
  },
});
