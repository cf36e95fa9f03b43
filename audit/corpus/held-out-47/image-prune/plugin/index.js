const ID = /^[0-9a-f]{12}$/;

async function dangling(ctx) {
  const { stdout } = await ctx.bash("docker image ls --filter dangling=true --format '{{.ID}} {{.Size}}'");
  return stdout.split('\n').filter(Boolean).map((line) => {
    const [id, size] = line.split(' ');
    return { id, size };
  });
}

definePlugin({
  handlers: {
    async list(ctx) {
      const images = await dangling(ctx);
      const code = crypto.randomUUID().slice(0, 4);
      await ctx.state.put('offer', { code, ids: images.map(({ id }) => id) });
      return { images, code };
    },
    async remove(ctx, { ids, code }) {
      const offer = await ctx.state.get('offer');
      if (!offer || offer.code !== code) throw new Error('call `list` first and confirm with its code');
      const chosen = ids.filter((id) => ID.test(id) && offer.ids.includes(id));
      for (const id of chosen) await ctx.bash(`docker image rm ${id}`);
      await ctx.state.delete('offer');
      return { removed: chosen };
    },
  },
});
