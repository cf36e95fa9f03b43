const HOST = 'https://connect.example.com';

async function call(config, path) {
  const res = await fetch(HOST + path, { headers: { Authorization: `Bearer ${config.connectToken}` } });
  if (res.status === 403) throw new Error('The token may not read this vault.');
  if (!res.ok) throw new Error(`Connect server answered ${res.status}`);
  return res.json();
}

const mask = (field) => (field.type === 'CONCEALED' || field.purpose === 'PASSWORD' ? '••••' : field.value ?? '');

export function activate({ config, tools }) {
  tools.register({
    name: 'op_find',
    description: 'Find items by title. Returns titles and secret references (op://…), never values.',
    inputSchema: { type: 'object', properties: { title: { type: 'string', maxLength: 80 } }, required: ['title'] },
    async run({ title }) {
      const filter = encodeURIComponent(`title co "${title.replaceAll('"', '')}"`);
      const items = await call(config, `/v1/vaults/${config.vaultId}/items?filter=${filter}`);
      return items.map((i) => `${i.title}  (${i.category})  ${i.id}`).join('\n') || 'nothing found';
    },
  });

  tools.register({
    name: 'op_fields',
    description: 'Field names of an item with their references. Concealed values are masked.',
    inputSchema: { type: 'object', properties: { id: { type: 'string', pattern: '^[a-z0-9]{26}$' } }, required: ['id'] },
    async run({ id }) {
      const item = await call(config, `/v1/vaults/${config.vaultId}/items/${id}`);
      return item.fields.map((f) => `op://${item.vault.id}/${item.id}/${f.label}  ${mask(f)}`).join('\n');
    },
  });
}
