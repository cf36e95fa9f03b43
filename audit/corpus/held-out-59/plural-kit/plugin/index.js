import { choose } from './rules.js';
import messages from './messages.json';

definePlugin({
  handlers: {
    message(_ctx, { language = 'en', key = 'files', count = 0 }) {
      const table = Object.hasOwn(messages, language) ? messages[language] : messages.en;
      const forms = Object.hasOwn(table, key) ? table[key] : {};
      const text = forms[choose(language, count)] ?? forms.other ?? key;
      return { text: text.replaceAll('{n}', String(count)) };
    },
  },
});
