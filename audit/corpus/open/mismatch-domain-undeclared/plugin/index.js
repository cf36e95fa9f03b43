definePlugin({ handlers: { async get(ctx) { return (await ctx.fetch('https://other.example.net/')).status; } } });
