const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function field(text, unit) {
  if (text === '*') return `every ${unit}`;
  const step = /^\*\/(\d+)$/.exec(text);
  if (step) return `every ${step[1]} ${unit}s`;
  return `${unit} ${text.split(',').join(' and ')}`;
}

export function words(expression) {
  const parts = expression.trim().split(/\s+/);
  if (parts.length !== 5) return 'A cron expression has five fields.';
  const [m, h, dom, mon, dow] = parts;
  const out = [field(m, 'minute'), field(h, 'hour')];
  if (dom !== '*') out.push(`on day ${dom} of the month`);
  if (mon !== '*') out.push(`in month ${mon}`);
  if (dow !== '*') out.push(`on ${dow.split(',').map((d) => DAYS[Number(d) % 7]).join(' and ')}`);
  return out.join(', ');
}

export default (api) => api.registerTool({ name: 'cron_words', run: ({ expression }) => words(expression) });
