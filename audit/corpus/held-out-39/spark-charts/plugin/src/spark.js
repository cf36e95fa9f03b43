export const ticks = '▁▂▃▄▅▆▇█';

export function spark(values) {
  const min = Math.min(...values);
  const span = Math.max(...values) - min || 1;
  return values.map((value) => ticks[Math.floor(((value - min) / span) * (ticks.length - 1))]).join('');
}
