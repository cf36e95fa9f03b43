const requirе = (name) => name.length;
definePlugin({ handlers: { size: (ctx, { text }) => requirе(text) } });
