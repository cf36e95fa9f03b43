import { parseLoose } from 'loose-date-kit';
import { replaceAllSpans } from './spans.js';

definePlugin({
  handlers: {
    async normalise(ctx, { text, config }) {
      const base = config?.base ? new Date(config.base) : new Date();
      const spans = parseLoose(text, { base }).map((hit) => ({
        from: hit.index,
        to: hit.index + hit.length,
        value: hit.date.toISOString().slice(0, 10),
      }));
      return { text: replaceAllSpans(text, spans) };
    },
  },
});
