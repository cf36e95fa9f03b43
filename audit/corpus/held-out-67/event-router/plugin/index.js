import de from './labels/de.js';
import en from './labels/en.js';
import { other, routes } from './routes.js';

const labels = { de, en };
const day = () => new Date().toISOString().slice(0, 10);

definePlugin({
  handlers: {
    async report(ctx, { language = 'en' }) {
      const counts = (await ctx.state.get(day())) ?? {};
      const words = Object.hasOwn(labels, language) ? labels[language] : en;
      return { rows: Object.entries(counts).map(([key, count]) => [words[key], count]) };
    },
  },
  hooks: {
    async PostToolUse(ctx, event) {
      const route = Object.hasOwn(routes, event.tool_name) ? routes[event.tool_name] : other;
      const counts = (await ctx.state.get(day())) ?? {};
      for (const [key, more] of route(event.tool_input)) counts[key] = (counts[key] ?? 0) + more;
      await ctx.state.put(day(), counts);
      return {};
    },
  },
});
