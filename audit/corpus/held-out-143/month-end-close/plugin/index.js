export const cents = (n) => Math.round(n * 100);
export function difference(a, b) {
  return (cents(a) - cents(b)) / 100;
}
export function ageBucket(days) {
  return days > 90 ? "90+" : days > 60 ? "61-90" : days > 30 ? "31-60" : "current";
}
