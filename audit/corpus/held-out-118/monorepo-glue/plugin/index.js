import { rank } from './src/rank.js';

export default {
  activate(api) {
    api.tools.register('where', async ({ query }) => rank(query, await api.listFiles()));
  },
};
