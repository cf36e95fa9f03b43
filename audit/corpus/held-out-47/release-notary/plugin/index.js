import { checks } from './checks.js';

definePlugin({
  handlers: {
    async ready(ctx, { app }) {
      if (!/^[\w./ -]+\.app$/.test(app)) throw new Error('give the path of an .app folder');
      const results = [];
      for (const { title, command, good } of checks(app)) {
        const { stdout, exitCode } = await ctx.bash(command);
        results.push({ title, ok: good ? good(stdout) : exitCode === 0 });
        await ctx.state.put(`last/${title}`, stdout);
      }
      return results;
    },
  },
});
