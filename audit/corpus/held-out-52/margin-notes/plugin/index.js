class Notes {
  constructor(state) {
    this.state = state;
  }
  key(file) {
    return `file/${encodeURIComponent(file)}`;
  }
  async of(file) {
    return (await this.state.get(this.key(file))) ?? [];
  }
  async add(file, line, text) {
    const notes = [...(await this.of(file)), { line: Number(line) || 1, text: String(text).slice(0, 1000) }];
    await this.state.put(this.key(file), notes.sort((a, b) => a.line - b.line));
    return notes.length;
  }
  async files() {
    return (await this.state.list('file/')).map((key) => decodeURIComponent(key.slice(5)));
  }
}

definePlugin({
  handlers: {
    async add(ctx, { file, line, text }) {
      return { notes: await new Notes(ctx.state).add(file, line, text) };
    },
    async exportAll(ctx) {
      const notes = new Notes(ctx.state);
      const parts = ['# Notes'];
      for (const file of await notes.files()) {
        parts.push(`\n## ${file}\n`, ...(await notes.of(file)).map(({ line, text }) => `- line ${line}: ${text}`));
      }
      await ctx.write('NOTES.md', parts.join('\n') + '\n');
      return { written: 'NOTES.md' };
    },
  },
});
