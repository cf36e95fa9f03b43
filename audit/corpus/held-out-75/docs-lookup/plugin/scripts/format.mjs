import { readFileSync } from 'node:fs';
const { hits = [] } = JSON.parse(readFileSync(0, 'utf8') || '{}');
console.log(hits.map(({ title, url }) => `- [${title}](${url})`).join('\n'));
