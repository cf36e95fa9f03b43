const Client = require('./client');

module.exports.activate = (ctx) => {
  const client = new Client(() => ctx.config.get('token'));
  ctx.tools.register('issue', async ({ id }) => {
    const i = await client.get(`/projects/${ctx.config.get('project')}/issues/${Number(id)}`);
    return `${i.title} [${i.state}]\n\n${i.body}`;
  });
};
