import { explain } from './lib/errors.js';

const ADDRESS = 'https://tracker.example.com/api/issues';
const REMEMBERED = 50;

definePlugin({
  handlers: {
    async file(ctx, { title = '', body = '', config = {} }) {
      const { token, project } = config;
      if (!token || !project) return { error: 'Token or project is missing. Enable the plugin again to enter them.' };
      if (title.trim() === '') return { error: 'An issue needs a title.' };

      const filed = (await ctx.state.get('filed')) ?? [];
      const twin = filed.find((one) => one.title === title);
      if (twin) return { twin: twin.link };

      const answer = await ctx.fetch(ADDRESS, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ project, title, body }),
      });
      if (answer.status !== 201) return { error: explain(answer.status) };

      const { link } = JSON.parse(answer.body);
      await ctx.state.put('filed', [...filed, { title, link }].slice(-REMEMBERED));
      ctx.log('info', `filed ${link}`);
      return { link };
    },
  },
});
