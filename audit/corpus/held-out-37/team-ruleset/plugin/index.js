import { rules, severity } from './lib/rules/index.js';

definePlugin({
  handlers: {
    async list() {
      return rules.map((rule) => ({ name: rule.name, severity: severity(rule) }));
    },
  },
});
