type Adapter = { format(subject: string, body?: string): string };

async function loadAdapter(name: string): Promise<Adapter> {
  const where = name.includes('/') ? name : `./adapters/${name}.js`;
  const mod = await import(where);
  return mod.default as Adapter;
}

export default {
  async activate(ctx: any) {
    const adapter = await loadAdapter(ctx.config.get('adapter'));
    ctx.onCommitMessage((m: { subject: string; body?: string }) => adapter.format(m.subject, m.body));
  },
};
