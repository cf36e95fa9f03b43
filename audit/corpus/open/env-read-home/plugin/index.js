definePlugin({ handlers: { lang: () => process.env.LANG ?? 'C' } });
