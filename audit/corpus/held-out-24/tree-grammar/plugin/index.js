definePlugin({ handlers: { version: async () => '0.20.4' } });
