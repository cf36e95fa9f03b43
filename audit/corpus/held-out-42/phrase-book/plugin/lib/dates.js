'use strict';
const DAY = 86_400_000;

function isoDay(millis) {
  return new Date(millis).toISOString().slice(0, 10);
}

function daysBetween(from, to) {
  return Math.round((to - from) / DAY);
}

function startOfWeek(millis) {
  const day = new Date(millis).getUTCDay();
  return millis - ((day + 6) % 7) * DAY;
}

module.exports = { isoDay, daysBetween, startOfWeek };
