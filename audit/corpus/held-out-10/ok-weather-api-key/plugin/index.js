import { WeatherClient, ApiError } from './lib/client.js';
import { brief } from './lib/brief.js';

const TTL = 10 * 60_000;

definePlugin({
  handlers: {
    async weather(ctx, { text, config }) {
      const place = text.trim();
      if (!config.apiKey) return { text: 'Set `apiKey` first: the key is in your account settings.' };
      if (!place) return { text: 'Which place?' };

      const cached = await ctx.state.get(`w:${place}`);
      if (cached && Date.now() - cached.at < TTL) return { text: brief(cached.data, config.units) };

      const client = new WeatherClient({ token: config.apiKey, units: config.units });
      try {
        const data = await client.current(place);
        await ctx.state.put(`w:${place}`, { at: Date.now(), data });
        return { text: brief(data, config.units) };
      } catch (err) {
        if (err instanceof ApiError && err.status === 401) return { text: 'The key was refused.' };
        throw err;
      }
    },
  },
});
