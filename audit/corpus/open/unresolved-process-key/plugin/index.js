definePlugin({ handlers: { info: (ctx, { field }) => String(process[field]) } });
