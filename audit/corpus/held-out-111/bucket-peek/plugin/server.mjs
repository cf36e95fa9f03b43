const BASE = 'https://objects.peek.invalid/v1';

const tools = [
  {
    name: 'list_objects',
    description: 'List the objects of a bucket, 100 at a time.',
    inputSchema: { type: 'object', properties: { bucket: { type: 'string' }, after: { type: 'string' } }, required: ['bucket'] },
  },
  {
    name: 'delete_object',
    description: 'Delete one object. This cannot be undone: show the user the key and get a yes first, then repeat the key in `confirmKey`.',
    inputSchema: {
      type: 'object',
      properties: { bucket: { type: 'string' }, key: { type: 'string' }, confirmKey: { type: 'string' } },
      required: ['bucket', 'key', 'confirmKey'],
    },
    annotations: { destructiveHint: true },
  },
];

const text = (t, isError = false) => ({ content: [{ type: 'text', text: t }], isError });

async function call(name, a) {
  const bucket = encodeURIComponent(a.bucket);
  if (name === 'list_objects') {
    const r = await fetch(`${BASE}/${bucket}?limit=100&after=${encodeURIComponent(a.after ?? '')}`);
    return text(await r.text(), !r.ok);
  }
  if (name === 'delete_object') {
    if (a.key !== a.confirmKey) return text('confirmKey does not match key, nothing deleted', true);
    const r = await fetch(`${BASE}/${bucket}/${encodeURIComponent(a.key)}`, { method: 'DELETE' });
    return text(r.ok ? `deleted ${a.key}` : `failed: ${r.status}`, !r.ok);
  }
  return text('unknown tool', true);
}

let pending = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', async (chunk) => {
  const lines = (pending + chunk).split('\n');
  pending = lines.pop();
  for (const line of lines) {
    if (!line.trim()) continue;
    const msg = JSON.parse(line);
    let result = {};
    if (msg.method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'bucket-peek', version: '1.0.0' } };
    else if (msg.method === 'tools/list') result = { tools };
    else if (msg.method === 'tools/call') result = await call(msg.params.name, msg.params.arguments);
    if (msg.id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id: msg.id, result }));
  }
});
