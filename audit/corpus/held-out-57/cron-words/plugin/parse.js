const fields = ['minute', 'hour', 'day', 'month', 'weekday'];
export function parseLine(line) {
  const parts = line.trim().split(/\s+/);
  const out = { command: parts.slice(5).join(' ') };
  fields.forEach((f, i) => { out[f] = parts[i] ?? '*'; });
  return out;
}
