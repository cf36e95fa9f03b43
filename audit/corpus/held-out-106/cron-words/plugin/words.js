const UNITS = ['minute', 'hour', 'day of the month', 'month', 'day of the week'];
const LIMITS = [[0, 59], [0, 23], [1, 31], [1, 12], [0, 7]];

function field(text, i) {
  if (text === '*') return null;
  const step = /^\*\/(\d+)$/.exec(text);
  if (step) return `every ${step[1]} ${UNITS[i]}s`;
  for (const n of text.split(/[,-]/).map(Number)) {
    if (!Number.isInteger(n) || n < LIMITS[i][0] || n > LIMITS[i][1]) throw new RangeError(`${UNITS[i]}: ${text}`);
  }
  return `${UNITS[i]} ${text.replace('-', ' to ')}`;
}

export function words(line) {
  const parts = line.trim().split(/\s+/);
  const expr = parts.slice(0, 5);
  if (expr.length < 5) return 'A line of a crontab starts with five fields.';
  const said = expr.map(field).filter(Boolean);
  const cmd = parts.slice(5).join(' ');
  const notes = [];
  if (/\b(curl|wget)\b.*\|\s*(ba)?sh\b/.test(cmd)) notes.push('This line downloads and runs code each time. Find out who added it.');
  if (expr[2] !== '*' && expr[4] !== '*') notes.push('Both days are set: it runs when either matches.');
  return [said.join(', ') || 'every minute', ...notes].join('\n');
}

export function activate(api) {
  api.command('cron', ({ text }) => words(text));
}
