const Macro = Object.getPrototypeOf(async () => {}).constructor;

export default function activate({ commands, store }) {
  commands.register('macro', async (name, ...args) => {
    const text = await store.get(`macro:${name}`);
    if (!text) return `No macro called ${name}`;
    return await new Macro('args', text)(args);
  });
}
