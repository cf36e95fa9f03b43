import fs from 'node:fs';
import path from 'node:path';

const LINK = /\[[^\]]*\]\((https?:\/\/[^)\s]+|[^)\s#]+)[^)]*\)/g;

async function alive(url) {
  for (const method of ['HEAD', 'GET']) {
    try {
      const res = await fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(7000) });
      if (res.ok) return null;
      if (method === 'GET') return String(res.status);
    } catch (err) {
      if (method === 'GET') return err.cause?.code ?? err.name;
    }
  }
  return null;
}

export function activate(ctx) {
  ctx.tools.register({
    name: 'check_links',
    description: 'Check relative and web links of one Markdown file. Makes a request to each linked host.',
    inputSchema: { type: 'object', properties: { file: { type: 'string' }, web: { type: 'boolean' } }, required: ['file'] },
    async run({ file, web = false }) {
      const full = path.resolve(ctx.workspace, file);
      const text = fs.readFileSync(full, 'utf8');
      const targets = new Set([...text.matchAll(LINK)].map((m) => m[1]));
      const bad = [];
      for (const t of targets) {
        if (/^https?:/.test(t)) {
          const why = web ? await alive(t) : null;
          if (why) bad.push(`${t} → ${why}`);
        } else if (!t.startsWith('mailto:') && !fs.existsSync(path.resolve(path.dirname(full), decodeURIComponent(t)))) {
          bad.push(`${t} → no such file`);
        }
      }
      return bad.join('\n') || `${targets.size} links, all fine`;
    },
  });
}
