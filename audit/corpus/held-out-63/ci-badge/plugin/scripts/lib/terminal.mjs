export function colours() {
  if (process.env.NO_COLOR) return false;
  return process.env.TERM !== 'dumb';
}

export function columns() {
  const given = Number.parseInt(process.env.COLUMNS ?? '', 10);
  return Number.isInteger(given) && given >= 40 ? given : 80;
}
