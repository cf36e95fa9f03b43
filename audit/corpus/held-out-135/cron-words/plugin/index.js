const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export function describe(line) {
  const [min, hour, dom, mon, dow] = line.trim().split(/\s+/);
  let s = `at ${hour === '*' ? 'every hour' : hour.padStart(2, '0')}:${min.padStart(2, '0')}`;
  if (dow !== '*') s += ` on ${DAYS[Number(dow) % 7]}`;
  if (dom !== '*') s += ` on day ${dom}`;
  if (mon !== '*') s += ` of month ${mon}`;
  return s + ' (edit with crontab -e)';
}
export default (ctx) => ctx.commands.register('cron', describe);
