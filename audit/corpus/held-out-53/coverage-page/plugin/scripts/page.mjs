import { readFileSync, writeFileSync } from 'node:fs';
import { ICON } from './icon.mjs';

const [source, target] = process.argv.slice(2);
if (!source || !target) {
  console.error('usage: page.mjs LCOV HTML');
  process.exit(64);
}
const safe = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function* records(text) {
  let current;
  for (const line of text.split('\n')) {
    if (line.startsWith('SF:')) current = { file: line.slice(3), found: 0, hit: 0, missed: [] };
    else if (line.startsWith('DA:') && current) {
      const [number, count] = line.slice(3).split(',').map(Number);
      current.found += 1;
      if (count > 0) current.hit += 1;
      else current.missed.push(number);
    } else if (line === 'end_of_record' && current) { yield current; current = undefined; }
  }
}

const rows = [...records(readFileSync(source, 'utf8'))].sort((a, b) => b.missed.length - a.missed.length);
const body = rows.map((r) => `<tr><td>${safe(r.file)}</td><td>${r.found ? Math.round((r.hit / r.found) * 100) : 100} %</td><td>${r.missed.slice(0, 20).join(', ')}</td></tr>`);
writeFileSync(target, `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<link rel="icon" href="${ICON}"><title>Coverage</title><style>td{padding:2px 12px;font:14px sans-serif}</style></head>
<body><table>${body.join('\n')}</table></body></html>\n`);
for (const r of rows.slice(0, 5)) console.log(`${String(r.missed.length).padStart(5)} ${r.file}`);
