'use strict';

exports.days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
exports.months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

exports.forLocale = function (locale, kind) {
  const format = new Intl.DateTimeFormat(locale, { [kind]: 'long', timeZone: 'UTC' });
  const count = kind === 'month' ? 12 : 7;
  return Array.from({ length: count }, (_, i) => {
    const date = kind === 'month' ? Date.UTC(2023, i, 1) : Date.UTC(2023, 0, 1 + i);
    return format.format(date).toLowerCase();
  });
};
