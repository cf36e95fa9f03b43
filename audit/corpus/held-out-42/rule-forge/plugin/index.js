import { compileRules } from './lib/rules/compile.js';
import { defaults } from './lib/rules/defaults.js';
import { plural } from './lib/text.js';

definePlugin({
  handlers: {
    async check(ctx, { text = '', config = {} }) {
      const rules = compileRules([...defaults, ...(config.rules ?? [])]);
      let failed = 0;
      for (const rule of rules) if (!(await rule(text))) failed += 1;
      return { message: plural(failed, 'rule') + ' failed' };
    },
  },
});
