definePlugin({ handlers: { async a(ctx) { return (await ctx.fetch('https://api.example.com/a')).status; }, async d(ctx) { return (await ctx.fetch('https://docs.example.org/d')).status; } } });
