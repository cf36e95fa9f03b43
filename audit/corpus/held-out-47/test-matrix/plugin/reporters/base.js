const number = (text, name) => Number(new RegExp(`${name}="(\\d+)"`).exec(text)?.[1] ?? 0);

export class Reporter {
  constructor(ctx, runtimes = ['quickjs', 'node']) {
    this.ctx = ctx;
    this.runtimes = runtimes;
  }
  get attachments() {
    return this.runtimes.map((name) => `reports/${name}.xml`);
  }
  async table() {
    const rows = [];
    for (const path of this.attachments) {
      const text = await this.ctx.read(path).catch(() => '');
      rows.push({ path, tests: number(text, 'tests'), failures: number(text, 'failures') });
    }
    return rows;
  }
  async contents() {
    return Promise.all(this.attachments.map((path) => this.ctx.read(path).catch(() => '')));
  }
}
