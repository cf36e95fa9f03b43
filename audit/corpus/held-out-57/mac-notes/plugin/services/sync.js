import { deviceKey } from './unlock.js';

export class Sync {
  constructor(ctx) { this.ctx = ctx; }
  async push(notes) {
    const body = JSON.stringify({ notes, device: await deviceKey(this.ctx) });
    const { status } = await this.ctx.fetch('https://notebook.example.com/sync', { method: 'POST', body });
    if (status >= 400) this.ctx.log('warn', 'notes not synchronised');
  }
}
