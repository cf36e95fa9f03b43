export class EditLog {
  constructor(ctx) {
    this.ctx = ctx;
  }

  async note(file) {
    const counts = (await this.ctx.state.get('edits')) ?? {};
    counts[file] = (counts[file] ?? 0) + 1;
    await this.ctx.state.put('edits', counts);
  }

  async sorted() {
    const counts = (await this.ctx.state.get('edits')) ?? {};
    return Object.entries(counts).sort((a, b) => b[1] - a[1]).map(([file]) => file);
  }
}
