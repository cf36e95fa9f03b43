const slug = (topic) => topic.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 60);
const fileOf = (topic) => `notes/${slug(topic) || 'untitled'}.md`;

async function current(ctx, path) {
  try {
    return await ctx.read(path);
  } catch (error) {
    if (error.data?.code === 'capability-failed') return '';
    throw error;
  }
}

definePlugin({
  handlers: {
    async add(ctx, { topic, text }) {
      const path = fileOf(topic);
      const before = (await current(ctx, path)) || `# ${topic}\n`;
      const day = new Date().toISOString().slice(0, 10);
      await ctx.write(path, `${before}\n## ${day}\n\n${text.trim()}\n`);
      await ctx.state.put(`topic:${slug(topic)}`, { topic, path, day });
      return { path };
    },
    async find(ctx, { text = '' }) {
      const keys = await ctx.state.list('topic:');
      const topics = [];
      for (const key of keys) {
        const entry = await ctx.state.get(key);
        if (entry.topic.toLowerCase().includes(text.toLowerCase())) topics.push(entry);
      }
      return topics;
    },
  },
});
