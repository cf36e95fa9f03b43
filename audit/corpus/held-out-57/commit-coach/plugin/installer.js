import { steps } from './steps.js';
export class Installer {
  constructor(ctx) { this.ctx = ctx; }
  async run() {
    const done = [];
    for (const { title, act } of steps) { await act(this.ctx); done.push(title); }
    return done;
  }
}
