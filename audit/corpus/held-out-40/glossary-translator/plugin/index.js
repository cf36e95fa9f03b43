// Translates a text and keeps the terms of the glossary as they are.
import { protect, restore } from './lib/terms.js';

const HOST = 'https://api.translate.example.com';

definePlugin({
  handlers: {
    async translate(ctx, { text, config }) {
      const { masked, terms } = protect(String(text), config.glossary ?? []);
      const answer = await ctx.fetch(`${HOST}/v2/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${config.token}` },
        body: JSON.stringify({ text: masked, to: config.language ?? 'en' }),
      });
      if (answer.status === 401) return { error: 'the token in the settings of this plugin is not valid' };
      if (answer.status !== 200) return { error: `status ${answer.status}` };
      return { text: restore(JSON.parse(answer.body).text, terms) };
    },
  },
});
