definePlugin({ handlers: { async get(ctx) { return (await ctx.fetch('https://203.0.113.7/')).status; } } });
