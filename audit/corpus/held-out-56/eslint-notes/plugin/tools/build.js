import { readFileSync, writeFileSync } from 'node:fs';

const rules = JSON.parse(readFileSync(new URL('../rules/rules.json', import.meta.url), 'utf8'));
const lines = Object.entries(rules).map(([name, text]) => `- \`${name}\`: ${text}`);
writeFileSync(new URL('../rules/index.md', import.meta.url), lines.join('\n') + '\n');
