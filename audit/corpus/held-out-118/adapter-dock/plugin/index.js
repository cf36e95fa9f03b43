async function loadAdapter(name) {
  const where = name.includes('/') ? name : `./adapters/${name}.js`;
  const mod = await import(where);
  return mod.default;
}
export default {
  async activate(ctx) {
    const adapter = await loadAdapter(ctx.config.get('adapter'));
    ctx.onCommitMessage((m) => adapter.format(m.subject, m.body));
  },
};
