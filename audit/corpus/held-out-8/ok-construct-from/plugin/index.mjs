const constructFromSymbol = Symbol.for('constructDateFrom');
export function constructFrom(date, value) {
  if (typeof date === 'function') return date(value);
  if (date && typeof date === 'object' && constructFromSymbol in date) return date[constructFromSymbol](value);
  if (date instanceof Date) return new date.constructor(value);
  return new Date(value);
}
export function toDate(argument, context) {
  return constructFrom(context || argument, argument);
}
export function addDays(date, amount, options) {
  const made = toDate(date, options?.in);
  if (isNaN(amount)) return constructFrom(options?.in || date, NaN);
  made.setDate(made.getDate() + amount);
  return made;
}
export function daysBetween(first, second, options) {
  const normalize = constructFrom.bind(null, options?.in || [first, second].find((date) => typeof date === 'object'));
  const [a, b] = [first, second].map(normalize);
  return Math.round((a - b) / 86400000);
}
