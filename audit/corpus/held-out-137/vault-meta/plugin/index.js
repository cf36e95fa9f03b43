const ADDR = 'https://vault.example.org';

const clean = (p) => p.split('/').filter((s) => s && s !== '..').map(encodeURIComponent).join('/');

export default function vaultMeta(ctx) {
  const headers = { 'X-Vault-Token': ctx.config.token, 'X-Vault-Request': 'true' };

  async function get(path, list = false) {
    const res = await fetch(`${ADDR}/v1/${ctx.config.mount}/metadata/${clean(path)}${list ? '?list=true' : ''}`, { headers });
    if (res.status === 404) return null;
    if (!res.ok) throw new Error(`Vault: ${res.status}`);
    return (await res.json()).data;
  }

  ctx.tools.register({
    name: 'vault_list',
    description: 'List secret names below a path',
    inputSchema: { type: 'object', properties: { path: { type: 'string' } } },
    run: async ({ path = '' }) => ((await get(path, true))?.keys ?? []).join('\n') || '(empty)',
  });

  ctx.tools.register({
    name: 'vault_age',
    description: 'Age and version of a secret, to find those due for rotation',
    inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
    async run({ path }) {
      const meta = await get(path);
      if (!meta) return 'not found';
      const days = Math.round((Date.now() - Date.parse(meta.updated_time)) / 86_400_000);
      return `version ${meta.current_version}, changed ${days} days ago${days > 180 ? ' – rotate' : ''}`;
    },
  });
}
