import { checked } from './checked.js';
import { schema } from './schema.js';

const place = 'project.settings.json';

const open = async (ctx) => checked(JSON.parse(await ctx.read(place).catch(() => '{}')), schema);

definePlugin({
  handlers: {
    settings: async (ctx) => ({ ...(await open(ctx)) }),
    async set(ctx, { name, value }) {
      const settings = await open(ctx);
      settings[name] = value;
      await ctx.write(place, `${JSON.stringify({ ...settings }, null, 2)}\n`);
      return { [name]: settings[name] };
    },
  },
});
