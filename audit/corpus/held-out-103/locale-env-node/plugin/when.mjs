import { readFileSync } from 'node:fs';

const locale = (process.env.LANG ?? 'en_GB').split('.')[0].replace('_', '-');
const here = process.env.TZ || Intl.DateTimeFormat().resolvedOptions().timeZone;

const team = JSON.parse(readFileSync(new URL('./team.json', import.meta.url), 'utf8'));
const at = process.argv[2] ? new Date(process.argv[2]) : new Date();
if (Number.isNaN(at.getTime())) {
  console.error('not a date');
  process.exit(2);
}

const show = (zone) => new Intl.DateTimeFormat(locale === 'C' || locale === 'POSIX' ? 'en-GB' : locale, {
  timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'short',
}).format(at);

const hour = (zone) => Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(at));

console.log('here'.padEnd(12), show(here));
for (const { name, zone } of team) {
  const h = hour(zone);
  console.log(name.padEnd(12), show(zone), h < 7 || h >= 22 ? '💤' : h < 9 || h >= 18 ? '🏠' : '');
}
