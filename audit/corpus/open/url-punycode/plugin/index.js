definePlugin({ handlers: { async get(ctx) { return (await ctx.fetch('https://xn--pple-43d.example/')).status; } } });
