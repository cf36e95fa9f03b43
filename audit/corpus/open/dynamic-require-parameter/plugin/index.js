definePlugin({ handlers: { load: (ctx, { which }) => Object.keys(require(which)) } });
