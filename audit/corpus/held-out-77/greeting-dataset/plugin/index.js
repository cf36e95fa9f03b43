import greetings from './data/greetings.json';

definePlugin({
  handlers: {
    hello(ctx, { language = 'en' }) {
      const entry = greetings.find(({ code }) => code === language);
      return entry ? { text: entry.hello, direction: entry.rtl ? 'rtl' : 'ltr' } : { text: 'Hello', direction: 'ltr' };
    },
    languages: () => ({ codes: greetings.map(({ code }) => code) }),
  },
});
