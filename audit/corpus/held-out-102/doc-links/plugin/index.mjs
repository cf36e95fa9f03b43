import { linksOf } from './links.mjs';
import { readDoc } from './read.mjs';

async function status(url) {
  for (const method of ['HEAD', 'GET']) {
    try {
      const res = await fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(8000) });
      if (res.status !== 405) return res.status;
    } catch (err) {
      return err.name === 'TimeoutError' ? 'timeout' : 'unreachable';
    }
  }
  return 405;
}

export default function (deepcode) {
  deepcode.registerTool({
    name: 'dead_links',
    description: 'Check the http links of a Markdown file',
    async run({ file }) {
      const links = linksOf(await readDoc(file));
      const bad = [];
      for (const url of links) {
        const s = await status(url);
        if (typeof s === 'string' || s >= 400) bad.push(`${s}  ${url}`);
      }
      return bad.length ? bad.join('\n') : `${links.length} links, all fine`;
    },
  });
}
