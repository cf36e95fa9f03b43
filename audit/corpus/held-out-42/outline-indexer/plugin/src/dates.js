const DAY = 86_400_000;

export function isoDay(millis) {
  return new Date(millis).toISOString().slice(0, 10);
}

export function daysBetween(from, to) {
  return Math.round((to - from) / DAY);
}

export function startOfWeek(millis) {
  const day = new Date(millis).getUTCDay();
  return millis - ((day + 6) % 7) * DAY;
}
