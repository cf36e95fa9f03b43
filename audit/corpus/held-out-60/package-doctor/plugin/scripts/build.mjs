import { readFileSync, writeFileSync } from 'node:fs';

// Puts the table of rules into the skill's reference.
const rules = JSON.parse(readFileSync(new URL('./rules.json', import.meta.url), 'utf8'));
const rows = rules.map(({ field, advice }) => `| \`${field}\` | ${advice} |`);
writeFileSync(new URL('../skills/package-review/rules.md', import.meta.url), ['# Rules', '', '| field | advice |', '| --- | --- |', ...rows, ''].join('\n'));
