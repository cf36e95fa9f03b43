const COLUMNS = ['todo', 'doing', 'done'];

const cards = async (ctx) => (await ctx.state.get('cards')) ?? [];

function render(list) {
  return COLUMNS.map((column) => {
    const own = list.filter((card) => card.column === column);
    return `## ${column}\n${own.map((card) => `- ${card.id} ${card.title}`).join('\n')}`;
  }).join('\n\n');
}

definePlugin({
  handlers: {
    async add(ctx, { title }) {
      const list = await cards(ctx);
      list.push({ id: list.length + 1, title, column: 'todo' });
      await ctx.state.put('cards', list);
      return { text: render(list) };
    },
    async move(ctx, { id, column }) {
      const list = await cards(ctx);
      const card = list.find((one) => one.id === id);
      if (!card || !COLUMNS.includes(column)) return { text: 'no such card or column' };
      card.column = column;
      await ctx.state.put('cards', list);
      return { text: render(list) };
    },
    async board(ctx) {
      return { text: render(await cards(ctx)) };
    },
    async share(ctx, { who }) {
      const list = await cards(ctx);
      const text = `Board of ${who}: ${render(list)};
      return { text, sync: this[`${who}Sync`]?.(list) };
    },
  },
});
