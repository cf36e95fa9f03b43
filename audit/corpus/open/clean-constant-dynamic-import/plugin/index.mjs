definePlugin({ handlers: { async heavy(ctx, { text }) { const { shout } = await import('./lib/heavy.mjs'); return shout(text); } } });
