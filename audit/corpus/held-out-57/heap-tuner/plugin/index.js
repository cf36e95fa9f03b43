import { measure } from './measure.js';
import { recommend } from './recommend.js';
import { sinks } from './sinks.js';

definePlugin({
  handlers: {
    async tune(ctx, { apply = false }) {
      const facts = await measure(ctx);
      const advice = recommend(facts);
      for (const sink of sinks) if (apply || sink.always) await sink.put(ctx, advice);
      return advice;
    },
  },
});
