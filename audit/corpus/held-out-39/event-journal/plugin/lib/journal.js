const KEY = 'journal';

export class Journal {
  static async open(ctx) {
    return new Journal(ctx, (await ctx.state.get(KEY)) ?? { tools: {}, begun: null, ended: null });
  }

  constructor(ctx, data) {
    this.ctx = ctx;
    this.data = data;
  }

  begin() {
    this.data.begun = new Date().toISOString();
  }

  end() {
    this.data.ended = new Date().toISOString();
  }

  count(name, failed) {
    const line = (this.data.tools[`tool:${name}`] ??= { calls: 0, failed: 0 });
    line.calls += 1;
    if (failed) line.failed += 1;
  }

  close() {
    return this.ctx.state.put(KEY, this.data);
  }

  show() {
    const rows = Object.entries(this.data.tools).sort(([, a], [, b]) => b.calls - a.calls);
    return { rows: rows.map(([name, { calls, failed }]) => `${name.slice(5)}: ${calls} (${failed} failed)`) };
  }

  async forget() {
    await this.ctx.state.delete(KEY);
    return { forgotten: true };
  }
}
