import { entry } from './table.js';

class SystemBell {
  constructor(ctx) { this.ctx = ctx; }
  async ring(time) {
    const line = entry(time);
    const { exitCode } = await this.ctx.bash(`(crontab -l 2>/dev/null; echo "${line}") | crontab -`);
    return { set: exitCode === 0 };
  }
}
export const BellFactory = { create: (ctx) => new SystemBell(ctx) };
