const messages = {
  saved: 'یادداشت ذخیره شد',
  empty: 'هنوز یادداشتی نوشته نشده‌است',
  many: (n) => `${n.toLocaleString('fa')} یادداشت پیدا شد؛ تازه‌ترین‌ها را می‌بینید`,
};

const today = () => new Date().toISOString().slice(0, 10);

definePlugin({
  handlers: {
    async add(ctx, { text }) {
      await ctx.state.put(`note/${today()}/${Date.now()}`, text);
      return { message: messages.saved };
    },
    async list(ctx) {
      const keys = await ctx.state.list(`note/${today()}/`);
      if (!keys || keys.length === 0) return { message: messages.empty };
      const notes = [];
      for (const key of keys.slice(-20)) notes.push(await ctx.state.get(key));
      return { message: messages.many(notes.length), notes };
    },
  },
});
