const NAMES = ['minute', 'hour', 'day of month', 'month', 'day of week'];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function field(text, i) {
  if (text === '*') return `every ${NAMES[i]}`;
  const step = /^\*\/(\d+)$/.exec(text);
  if (step) return `every ${step[1]} ${NAMES[i]}s`;
  const words = text.split(',').map((part) => part.split('-').map((v) => (i === 4 ? DAYS[Number(v) % 7] : v)).join(' to '));
  return `${NAMES[i]} ${words.join(' and ')}`;
}

export function explain(line) {
  const m = /^\s*(@\w+|(?:\S+\s+){4}\S+)(?:\s+(.*))?$/.exec(line);
  if (!m) return 'not a crontab line';
  if (m[1] === '@reboot') return 'once at boot';
  if (m[1].startsWith('@')) return m[1].slice(1);
  return m[1].split(/\s+/).map(field).join(', ') + (m[2] ? `; runs: ${m[2]}` : '');
}

export default (api) => api.registerTool('explain_cron', ({ line }) => explain(line));
