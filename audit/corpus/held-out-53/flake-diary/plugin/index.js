const FAILED = /^(?:--- FAIL: |FAILED |\s*✕ |not ok \d+ - )([\w./:#\[\] -]{3,160})/gm;
const PASSED = /^(?:--- PASS: |PASSED |\s*✓ |ok \d+ - )([\w./:#\[\] -]{3,160})/gm;
const names = (shape, text) => new Set([...text.matchAll(shape)].map((m) => m[1].replace(/\s*\(.*$/, '').trim()));

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      const output = String(event.tool_response?.stdout ?? '').slice(0, 400_000);
      const failed = names(FAILED, output);
      const passed = names(PASSED, output);
      const open = new Set((await ctx.state.get('open')) ?? []);
      for (const name of passed) {
        if (!open.delete(name)) continue;
        const key = `flake:${name}`.slice(0, 200);
        await ctx.state.put(key, ((await ctx.state.get(key)) ?? 0) + 1);
      }
      for (const name of failed) open.add(name);
      await ctx.state.put('open', [...open].slice(-300));
      return {};
    },
  },
  handlers: {
    async worst(ctx) {
      const keys = await ctx.state.list('flake:');
      const rows = await Promise.all(keys.map(async (key) => ({ test: key.slice(6), times: await ctx.state.get(key) })));
      return rows.sort((a, b) => b.times - a.times).slice(0, 20);
    },
    async forget(ctx) {
      for (const key of await ctx.state.list('')) await ctx.state.delete(key);
      return { done: true };
    },
  },
});
