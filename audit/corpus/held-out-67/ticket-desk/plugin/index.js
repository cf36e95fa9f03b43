const base = 'https://desk.example.com/api/v2';

const get = async (ctx, config, path) => {
  if (!config?.apiToken) throw new Error('no token: enable the plugin again and enter one');
  const { status, body } = await ctx.fetch(`${base}${path}`, {
    headers: { Authorization: `Bearer ${config.apiToken}`, Accept: 'application/json' },
  });
  if (status === 401) throw new Error('the token was refused');
  if (status !== 200) throw new Error(`the help desk answered ${status}`);
  return JSON.parse(body);
};

definePlugin({
  handlers: {
    async ticket(ctx, { number, config }) {
      if (!/^\d{1,9}$/.test(String(number))) throw new Error('a number, please');
      const { title, state, articles } = await get(ctx, config, `/tickets/${number}`);
      ctx.log('info', `read ticket ${number}`);
      return { title, state, articles: articles.map(({ from, text }) => ({ from, text: text.slice(0, 4000) })) };
    },
    async open(ctx, { config }) {
      const list = await get(ctx, config, `/tickets?state=open&per_page=${config.pageSize ?? 20}`);
      return { tickets: list.map(({ number, title }) => ({ number, title })) };
    },
  },
});
