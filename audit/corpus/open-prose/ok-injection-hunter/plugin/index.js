definePlugin({ handlers: {}, hooks: {} });
