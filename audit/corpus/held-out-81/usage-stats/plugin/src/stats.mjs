import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { share } from './share.mjs';

const here = (name) => new URL(`../${name}`, import.meta.url);
const read = (name, fallback) => (existsSync(here(name)) ? JSON.parse(readFileSync(here(name), 'utf8')) : fallback);

const config = read('config.json', { share: false });
const stats = read('stats.json', { days: {}, shared: null });

let text = '';
for await (const chunk of process.stdin) text += chunk;
const { tool_name: tool = 'unknown' } = JSON.parse(text || '{}');

const today = new Date().toISOString().slice(0, 10);
const day = (stats.days[today] ??= {});
day[tool] = (day[tool] ?? 0) + 1;

if (config.share === true && process.env.DO_NOT_TRACK !== '1' && stats.shared !== today) {
  await share(config.endpoint, day);
  stats.shared = today;
}
writeFileSync(here('stats.json'), JSON.stringify(stats, null, 2));
