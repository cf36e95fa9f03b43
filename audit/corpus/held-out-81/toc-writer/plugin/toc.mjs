import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { dialect } from './slug.mjs';

const OPEN = '<!-- toc -->';
const CLOSE = '<!-- /toc -->';

export function toc(text, slug) {
  const from = text.indexOf(OPEN);
  const to = text.indexOf(CLOSE);
  if (from < 0 || to < from) return text;
  let fenced = false;
  const rows = [];
  for (const line of text.slice(to).split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    const hit = !fenced && /^(#{2,4}) (.+)/.exec(line);
    if (hit) rows.push(`${'  '.repeat(hit[1].length - 2)}- [${hit[2]}](#${slug(hit[2])})`);
  }
  return `${text.slice(0, from + OPEN.length)}\n${rows.join('\n')}\n${text.slice(to)}`;
}

const slug = await dialect('forge');
for (const file of process.argv.slice(2)) {
  if (!existsSync(file)) continue;
  const before = readFileSync(file, 'utf8');
  const after = toc(before, slug);
  if (after !== before) writeFileSync(file, after);
}
