import { bucketOf } from './buckets.js';

const BASE = 'https://mail.example.com/v2';

async function unread(token, limit) {
  const res = await fetch(`${BASE}/messages?state=unread&fields=from,subject,date&limit=${limit}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!res.ok) throw new Error(`mail server answered ${res.status}`);
  return (await res.json()).messages;
}

export default function activate(ctx) {
  ctx.registerTool('inbox_buckets', async ({ limit = 50 }) => {
    const out = {};
    for (const m of await unread(ctx.config.mailToken, Math.min(limit, 200))) {
      const b = bucketOf(m);
      (out[b] ??= []).push(`${m.from}: ${m.subject}`);
    }
    return out;
  });
}
