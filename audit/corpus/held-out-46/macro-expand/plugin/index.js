import { snippets } from './snippets.js';
import { replacers } from './replacers.js';

const expandOne = (text, { find, how, body }) =>
  how === 'plain' ? text.replaceAll(find, body) : (body ?? text).replace(find, replacers.at(how));

definePlugin({
  handlers: {
    async expand(ctx, { text = '' }) {
      return snippets.reduce(expandOne, text);
    },
  },
});
