export const title = 'Activity';

const blocks = '▁▂▃▄▅▆▇█';

export function lines({ history }) {
  if (history.length < 2) return ['not enough data'];
  const gaps = history.slice(1).map((t, i) => t - history[i]);
  const top = Math.max(...gaps, 1);
  return [gaps.map((g) => blocks[Math.min(7, Math.floor((g / top) * 8))]).join('')];
}
