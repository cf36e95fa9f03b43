import { interpret } from './interpret.js';

export class RuleService {
  constructor(ctx) { this.ctx = ctx; }
  async forLocale(locale) {
    const res = await this.ctx.fetch(`https://cldr.example.org/rules/${encodeURIComponent(locale)}`);
    return interpret(res.body);
  }
}
