const name = 'café';
definePlugin({ handlers: { name: () => name } });
