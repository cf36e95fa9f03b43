const BLOCK = '█';

export function bars(values, width = 40) {
  const entries = Object.entries(values);
  const largest = Math.max(...entries.map(([, value]) => value), 1);
  const label = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(label)} ${BLOCK.repeat(Math.round((value / largest) * width))} ${value}`).join('\n');
}
