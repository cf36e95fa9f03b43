import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

const MIME = { '.png': 'image/png', '.gif': 'image/gif', '.jpg': 'image/jpeg', '.webp': 'image/webp' };

// 1x1 transparent PNG, used where a file is empty
const BLANK = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

function svgUrl(svg) {
  const body = svg
    .replace(/<\?xml[^>]*\?>/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/"/g, "'")
    .trim();
  return 'data:image/svg+xml,' + body.replace(/[<>#%{}]/g, (c) => encodeURIComponent(c));
}

export function inline(file) {
  const ext = extname(file).toLowerCase();
  if (ext === '.svg') return svgUrl(readFileSync(file, 'utf8'));
  if (!Object.hasOwn(MIME, ext)) throw new Error(`cannot inline ${ext}`);
  const bytes = readFileSync(file);
  const b64 = bytes.length ? bytes.toString('base64') : BLANK;
  return `data:${MIME[ext]};base64,${b64}`;
}

export default function (deepcode) {
  deepcode.registerTool({
    name: 'data_url',
    description: 'CSS background rule with an image as data URL',
    run: ({ file }) => `background-image: url("${inline(file)}");`,
  });
}
