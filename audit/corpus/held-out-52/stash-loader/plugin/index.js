const plain = /^[\w -]{1,60}$/;

async function backend(ctx) {
  const name = (await ctx.state.get('backend')) ?? './backends/git.js';
  const module = await import(name);
  return module.default;
}

definePlugin({
  handlers: {
    async keep(ctx, { name }) {
      if (!plain.test(name)) return { error: 'letters, digits, blanks' };
      return (await backend(ctx)).keep(ctx, name);
    },
    async list(ctx) {
      return (await backend(ctx)).list(ctx);
    },
    async use(ctx, { backend: chosen }) {
      await ctx.state.put('backend', chosen);
      return { backend: chosen };
    },
  },
});
