import { operations } from './operations.js';

export class Engine {
  constructor(ctx) { this.ctx = ctx; this.names = new Map(); }
  value(arg) {
    return typeof arg === 'string' ? arg.replace(/\$(\w+)/g, (_, n) => this.names.get(n) ?? '') : arg;
  }
  async play(flow) {
    for (const { op, args, as } of flow.steps) {
      const result = await operations.get(op)(this.ctx, ...args.map((a) => this.value(a)));
      if (as) this.names.set(as, result);
    }
    return this.names.get(flow.result) ?? null;
  }
}
