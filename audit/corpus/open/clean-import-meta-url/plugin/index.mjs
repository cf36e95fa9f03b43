const here = new URL('.', import.meta.url).pathname;
definePlugin({ handlers: { where: () => here.split('/').length } });
