import { rules } from './bundle.js';

const needed = (rule) => [...new Set(Array.from({ length: 120 }, (_, n) => rule(n)))];

definePlugin({
  handlers: {
    missing(ctx, { language = 'pl', forms = ['one'] }) {
      const rule = rules[language];
      if (!rule) return { error: `no rule for ${language}` };
      return { missing: needed(rule).filter((form) => !forms.includes(form)) };
    },
  },
});
