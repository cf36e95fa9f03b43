const T = { ar: 'مرحبا بالعالم', he: 'שלום עולם', en: 'Hello, world' };
definePlugin({ handlers: { hello: (ctx, { lang }) => T[lang] ?? T.en } });
