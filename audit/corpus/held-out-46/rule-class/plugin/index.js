import { Rule } from './rule.js';
import { texts } from './texts.js';

const rules = texts.map((text) => new Rule(text));

definePlugin({
  handlers: {
    async check(ctx, { text = '' }) {
      const failed = rules.findIndex((rule) => rule(text) === false);
      return failed < 0 ? { ok: true } : { ok: false, rule: texts[failed] };
    },
  },
});
