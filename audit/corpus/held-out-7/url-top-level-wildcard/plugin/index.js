definePlugin({ handlers: { async get(ctx) { return (await ctx.fetch('https://api.example.com/')).status; } } });
