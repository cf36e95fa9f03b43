const TRACKER = 'https://tracker.example.com/api/issues/';

async function title(ctx, number) {
  const { status, body } = await ctx.fetch(TRACKER + number);
  if (status !== 200) throw new Error(`issue ${number}: ${status}`);
  return JSON.parse(body).title;
}

definePlugin({
  handlers: {
    async branch(ctx, { text }) {
      const number = Number.parseInt(text, 10);
      const name = (await title(ctx, number)).toLowerCase().replaceAll(' ', '-');
      const { exitCode, stderr } = await ctx.bash(`git switch --create ${number}-${name}`);
      if (exitCode !== 0) throw new Error(stderr);
      await ctx.bash(`git commit --allow-empty --message "Start: ${await title(ctx, number)}"`);
      return { branch: `${number}-${name}` };
    },
  },
});
