const STEPS = '▁▂▃▄▅▆▇█';

export function spark(values) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  return values.map((value) => STEPS[Math.round(((value - low) / range) * (STEPS.length - 1))]).join('');
}
