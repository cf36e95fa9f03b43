export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const from = (s) => s.day * 24 + s.start;
const until = (s) => from(s) + s.hours;

export function overlap(a, b) {
  return from(a) < until(b) && from(b) < until(a);
}

export function restHours(a, b) {
  return from(a) <= from(b) ? from(b) - until(a) : from(a) - until(b);
}
