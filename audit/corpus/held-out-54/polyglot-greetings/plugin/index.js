import greetings from './greetings.js';

const family = '👨‍👩‍👧';

definePlugin({
  handlers: {
    async greet(ctx, { language = 'sv' }) {
      const own = Object.hasOwn(greetings, language);
      return { text: `${own ? greetings[language] : greetings.sv} ${family}` };
    },
  },
});
