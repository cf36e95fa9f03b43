const HOST = 'https://issues.example.com';

async function getJson(ctx, path, token) {
  const answer = await ctx.fetch(`${HOST}${path}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  });
  if (answer.status === 401) throw new Error('the token was refused: renew it in the settings of this plugin');
  if (answer.status === 404) return undefined;
  if (answer.status >= 400) throw new Error(`tracker answered ${answer.status}`);
  return JSON.parse(answer.body);
}

definePlugin({
  handlers: {
    async show(ctx, { number, config }) {
      if (!Number.isInteger(number) || number < 1) throw new Error('number must be a positive integer');
      if (!/^[A-Z]{2,10}$/.test(config.project)) throw new Error('project must be 2 to 10 capitals');
      if (!config.token) throw new Error('no token is configured');
      const issue = await getJson(ctx, `/rest/issue/${config.project}-${number}`, config.token);
      if (!issue) return { found: false };
      return {
        found: true,
        key: issue.key,
        title: issue.title,
        state: issue.state,
        assignee: issue.assignee?.name ?? null,
        text: String(issue.body ?? '').slice(0, 6000),
      };
    },
  },
});
