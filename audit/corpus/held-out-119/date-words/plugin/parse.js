'use strict';

const { days, months } = require('./names');

const step = { day: 1, week: 7 };

function shift(date, n) {
  const out = new Date(date);
  out.setDate(out.getDate() + n);
  return out;
}

exports.understand = function (phrase, today) {
  const text = phrase.trim().toLowerCase();
  if (text === 'today') return today;
  if (text === 'tomorrow') return shift(today, 1);
  if (text === 'yesterday') return shift(today, -1);
  let m = /^(?:in )?(\d+) (day|week)s?( ago)?$/.exec(text);
  if (m) return shift(today, Number(m[1]) * step[m[2]] * (m[3] ? -1 : 1));
  m = /^(next|last|this) (\S+)$/.exec(text);
  if (m && days.includes(m[2])) {
    const d = days.indexOf(m[2]) - today.getDay();
    if (m[1] === 'last') return shift(today, d >= 0 ? d - 7 : d);
    return shift(today, d <= 0 ? d + 7 : d);
  }
  m = /^(\d{1,2})\.? (\S+)(?: (\d{4}))?$/.exec(text);
  if (m && months.includes(m[2])) return new Date(Number(m[3] || today.getFullYear()), months.indexOf(m[2]), Number(m[1]));
  return null;
};
