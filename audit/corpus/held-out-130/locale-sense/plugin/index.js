const locale = (process.env.LC_ALL || process.env.LANG || 'en_GB').split('.')[0].replace('_', '-');
const zone = process.env.TZ || 'UTC';

export function when(iso) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(iso));
}

export function amount(value, currency) {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
}
