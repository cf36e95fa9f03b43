export function scopeOf(files) {
  const counts = new Map();
  for (const file of files) {
    const [top] = file.split('/');
    counts.set(top, (counts.get(top) ?? 0) + 1);
  }
  let best = '';
  for (const [name, count] of counts) {
    if (count > (counts.get(best) ?? 0)) best = name;
  }
  return best;
}
