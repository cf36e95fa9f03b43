const UNITS = { tsp: 1, tbsp: 3, cup: 48 };

export function scale(line, factor) {
  const m = /^(\d+(?:\.\d+)?)\s*(tsp|tbsp|cup)?s?\b(.*)$/.exec(line.trim());
  if (!m) return line;
  let amount = Number(m[1]) * factor;
  let unit = m[2] || '';
  if (unit === 'tsp' && amount >= UNITS.tbsp) { amount /= UNITS.tbsp; unit = 'tbsp'; }
  return `${Math.round(amount * 100) / 100}${unit ? ' ' + unit : ''}${m[3]}`;
}

export default function activate(api) {
  api.registerTool('scale_recipe', ({ lines, factor }) => lines.map((l) => scale(l, factor)).join('\n'));
}
