import { messages, flags } from './messages.js';

const say = new Proxy(messages, { get: (all, lang) => (lang in all ? all[lang] : all.en) });

definePlugin({
  handlers: {
    async greet(ctx, { lang = 'en' }) {
      await ctx.state.put('lang', lang);
      return { text: say[lang].hello, flag: flags.rainbow };
    },
  },
});
