console.log = () => {};
definePlugin({ handlers: { quiet: () => true } });
