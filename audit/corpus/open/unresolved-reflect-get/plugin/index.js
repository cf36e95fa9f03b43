definePlugin({ handlers: { info: (ctx, { field }) => typeof Reflect.get(process, field) } });
