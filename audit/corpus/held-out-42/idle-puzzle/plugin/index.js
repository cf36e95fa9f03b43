import { spin } from './lib/spin.js';

definePlugin({
  handlers: {
    async puzzle() {
      return { question: 'What has keys and opens nothing?', score: await spin(1000) };
    },
  },
});
