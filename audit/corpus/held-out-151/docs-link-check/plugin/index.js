const OURS = 'docs.example.com';
// people copy these by mistake: old names that only look like ours
const STALE = ['old-docs.example.com', 'docs.example.com.mirror.example.org', 'mydocs.example.com'];

const LINK = /\]\((https:\/\/[^)\s]+)\)/g;

export function linksOf(markdown) {
  return [...markdown.matchAll(LINK)].map((m) => new URL(m[1]));
}

async function status(path) {
  const res = await fetch(`https://docs.example.com${path}`, { method: 'HEAD' });
  return res.status;
}

export default function activate(ctx) {
  ctx.registerTool('check_links', async ({ markdown }) => {
    const report = [];
    for (const url of linksOf(markdown)) {
      if (STALE.includes(url.hostname)) report.push(`${url}: stale host`);
      else if (url.hostname === OURS) {
        const code = await status(url.pathname);
        if (code >= 400) report.push(`${url}: ${code}`);
      }
    }
    return report;
  });
}
