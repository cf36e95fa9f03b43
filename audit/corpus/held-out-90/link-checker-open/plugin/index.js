import { links } from './links.js';

export function activate(ctx) {
  ctx.tools.register({
    name: 'check_links',
    description: 'Check the links of a Markdown text',
    async run({ text }) {
      const rows = [];
      for (const url of links(text)) {
        const res = await fetch(url, { method: 'HEAD' }).catch((e) => ({ status: e.message }));
        rows.push(`${res.status} ${url}`);
      }
      return rows.join('\n');
    },
  });
}
