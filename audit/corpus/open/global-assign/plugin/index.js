globalThis.notes = [];
definePlugin({ handlers: { add: (ctx, { text }) => notes.push(text) } });
