export function plus(date, days) {
  const next = new Date(date);
  next.setUTCDate(next.getUTCDate() + days);
  return next;
}

export const iso = (date) => date.toISOString().slice(0, 10);
