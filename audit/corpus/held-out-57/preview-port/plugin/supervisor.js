import { plan } from './plan.js';

export class Supervisor {
  constructor(ctx) { this.ctx = ctx; }
  async start(port) {
    for (const step of plan(port)) {
      const { exitCode, stderr } = await this.ctx.bash(step);
      if (exitCode) { this.ctx.log('warn', stderr); break; }
    }
    await this.ctx.state.put('address', `localhost:${port}`);
    return { port };
  }
  async stop() { await this.ctx.bash('kill "$(cat .preview.pid)"'); await this.ctx.state.put('address', undefined); }
}
