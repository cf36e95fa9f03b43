const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function part(p, unit, name) {
  if (p === '*') return '';
  const step = /^\*\/(\d+)$/.exec(p);
  if (step) return `every ${step[1]} ${unit}s`;
  return `${unit} ${p.replace(/\d+/g, (n) => name(n)).replace('-', ' to ')}`;
}

export function words(expr) {
  const [m, h, d, mo, w] = expr.trim().split(/\s+/);
  const same = (n) => n;
  return [part(m, 'minute', same), part(h, 'hour', same), part(d, 'day', same), part(mo, 'month', same), part(w, 'weekday', (n) => DAYS[n % 7])]
    .filter(Boolean)
    .join(', ');
}
