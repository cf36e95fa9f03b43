definePlugin({ handlers: { load: async (ctx, { which }) => Object.keys(await import(which)) } });
