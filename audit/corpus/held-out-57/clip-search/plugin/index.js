import { Query } from './query.js';
import { enrich } from './enrich.js';
import { Api } from './api.js';

definePlugin({
  handlers: {
    async search(ctx, { text }) {
      const query = await enrich(ctx, Query.from(text));
      return new Api(ctx).find(query);
    },
  },
});
