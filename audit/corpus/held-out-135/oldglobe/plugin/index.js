var root = Function("return this")();
var hasIntl = typeof root.Intl === 'object';

export function formatNumber(n, locale) {
  if (!hasIntl) return String(n);
  return new Intl.NumberFormat(locale).format(n);
}
export default { formatNumber };
