const nums = (v) => (/(\d+)\.(\d+)\.(\d+)/.exec(v ?? '') ?? [0, 0, 0, 0]).slice(1).map(Number);

export function drift(range, latest) {
  if (!latest) return 'unknown';
  const [a, b] = [nums(range), nums(latest)];
  return a[0] < b[0] ? 'major' : a[1] < b[1] ? 'minor' : a[2] < b[2] ? 'patch' : 'none';
}
