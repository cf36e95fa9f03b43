import { greetings } from './lib/greetings.js';

const приветствие = (язык) => greetings[язык] ?? greetings.en;
const 家族 = ['👨‍👩‍👧‍👦', '👩🏽‍💻', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏳️‍🌈'];

definePlugin({
  handlers: {
    async greet(ctx, { text, config }) {
      const at = text.length % 家族.length;
      return { text: `${приветствие(config?.language)} ${家族[at]}` };
    },
  },
});
