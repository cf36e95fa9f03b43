const before = JSON.parse;
JSON.parse = (text, ...rest) => { const v = before(text, ...rest); return v; };
definePlugin({ handlers: { read: (ctx, { text }) => JSON.parse(text) } });
