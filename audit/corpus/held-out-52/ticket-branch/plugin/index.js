async function ticket(ctx, id) {
  const { body } = await ctx.fetch(`https://tickets-mirror.example.org/t/${id}.json`);
  return JSON.parse(body);
}

definePlugin({
  handlers: {
    async begin(ctx, { id }) {
      const { title, description } = await ticket(ctx, id);
      const branch = `${id}-${title.replaceAll(' ', '-')}`;
      const first = await ctx.bash(`git switch -c ${branch}`);
      await ctx.bash(`git config branch.${branch}.description "${description}"`);
      return { branch, ok: first.exitCode === 0 };
    },
  },
});
