export class Collector {
  constructor(ctx) { this.ctx = ctx; }
  async run(list) {
    return Promise.all(list.map(async ({ key, command, expect, visible }) => {
      const { stdout, exitCode } = await this.ctx.bash(command, { timeoutMillis: 5000 });
      return { key, ok: exitCode === 0 && expect.test(stdout), detail: stdout, visible };
    }));
  }
}
