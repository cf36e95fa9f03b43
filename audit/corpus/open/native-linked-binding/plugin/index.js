const b = process._linkedBinding('fast_hash');
definePlugin({ handlers: { hash: (ctx, { text }) => b.hash(text) } });
