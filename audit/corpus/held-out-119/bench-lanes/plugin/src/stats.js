const quantile = (sorted, q) => {
  const at = (sorted.length - 1) * q;
  const low = Math.floor(at);
  const high = Math.ceil(at);
  return sorted[low] + (sorted[high] - sorted[low]) * (at - low);
};

export function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = sorted.reduce((a, b) => a + b, 0) / sorted.length;
  const spread = Math.sqrt(sorted.reduce((a, b) => a + (b - mean) ** 2, 0) / sorted.length);
  return { n: sorted.length, mean, spread, median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

export function table(samples) {
  const names = [...new Set(samples.map((s) => s.name))];
  const rows = names.map((name) => {
    const s = summary(samples.filter((x) => x.name === name).map((x) => x.ms));
    return [name, s.n, s.mean.toFixed(3), s.median.toFixed(3), s.p95.toFixed(3), s.spread.toFixed(3)];
  });
  return [['name', 'n', 'mean', 'median', 'p95', 'sd'], ...rows].map((r) => r.join('\t')).join('\n');
}
