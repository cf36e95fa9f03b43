export function slowest(report, count = 10) {
  return [...report].sort((a, b) => b.millis - a.millis).slice(0, count);
}
