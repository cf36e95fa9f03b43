// The source of dist/chart.umd.js; built with `npm run build`.
const EIGHTHS = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];
const LEVELS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

const clamp = (v, low, high) => Math.min(high, Math.max(low, v));

function human(v) {
  const size = Math.abs(v);
  if (size >= 1e9) return `${(v / 1e9).toFixed(1)}G`;
  if (size >= 1e6) return `${(v / 1e6).toFixed(1)}M`;
  if (size >= 1e3) return `${(v / 1e3).toFixed(1)}k`;
  return String(Math.round(v * 100) / 100);
}

function bar(value, width, most) {
  if (!(most > 0)) return '';
  const exact = (value / most) * width;
  const whole = Math.floor(exact);
  const rest = Math.floor((exact - whole) * 8);
  return '█'.repeat(whole) + (rest > 0 ? EIGHTHS[rest - 1] : '');
}

export function bars(rows, width) {
  if (!rows.length) return '';
  const wide = Math.max(...rows.map((row) => row.label.length));
  const most = Math.max(...rows.map((row) => row.value));
  return rows.map((row) => `${row.label.padEnd(wide)} ${bar(row.value, width, most)} ${human(row.value)}`).join('\n');
}

export function spark(values) {
  if (!values.length) return '';
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values.map((v) => LEVELS[clamp(Math.floor(((v - low) / span) * 8), 0, 7)]).join('');
}
