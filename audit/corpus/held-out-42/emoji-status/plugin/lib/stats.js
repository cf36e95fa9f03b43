export function mean(values) {
  if (values.length === 0) return 0;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : mean(sorted.slice(middle - 1, middle + 1));
}

export function histogram(values, width = 10) {
  const bins = new Map();
  for (const value of values) {
    const bin = Math.floor(value / width) * width;
    bins.set(bin, (bins.get(bin) ?? 0) + 1);
  }
  return [...bins].sort((a, b) => a[0] - b[0]);
}
