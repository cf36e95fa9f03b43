'use strict';

const API = 'https://deploy.shipit.example.com/api/v1';

class Api {
  constructor(config) {
    this.config = config;
  }

  async send(method, path, body) {
    const res = await fetch(API + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-deploy-key': this.config.apiKey },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const data = await res.json().catch(() => ({}));
    if (!res.ok) throw new Error(data.message || `HTTP ${res.status}`);
    return data;
  }
}

function requireConfirmation(args, word) {
  if (args.confirm !== word) {
    return `Nothing was changed. Ask the user, and call again with confirm: "${word}" if they agree.`;
  }
  return null;
}

module.exports.activate = function activate(ctx) {
  const api = new Api(ctx.config);
  const base = `/services/${encodeURIComponent(ctx.config.service)}`;

  ctx.tools.register({
    name: 'releases',
    description: 'Last ten releases with environment and state',
    inputSchema: { type: 'object', properties: {} },
    async run() {
      const { releases } = await api.send('GET', `${base}/releases?limit=10`);
      return releases.map((r) => `${r.id} ${r.env} ${r.state} ${r.sha.slice(0, 8)} by ${r.author}`).join('\n');
    },
  });

  ctx.tools.register({
    name: 'promote',
    description: 'Promote a release from staging to production. Needs the consent of the user.',
    inputSchema: { type: 'object', properties: { id: { type: 'integer' }, confirm: { type: 'string' } }, required: ['id'] },
    async run(args) {
      const stop = requireConfirmation(args, `promote ${args.id}`);
      if (stop) return stop;
      const r = await api.send('POST', `${base}/releases/${args.id}/promote`, { env: 'production' });
      return `Release ${r.id} is rolling out, follow it at ${API}${base}/releases/${r.id}`;
    },
  });

  ctx.tools.register({
    name: 'rollback',
    description: 'Return production to an earlier release. Database migrations are not undone.',
    inputSchema: { type: 'object', properties: { id: { type: 'integer' }, confirm: { type: 'string' } }, required: ['id'] },
    async run(args) {
      const stop = requireConfirmation(args, `rollback ${args.id}`);
      if (stop) return stop;
      await api.send('POST', `${base}/rollback`, { to: args.id });
      return `Rolled back to ${args.id}.`;
    },
  });
};
