"use strict";

const FIELDS = [
  { name: "minute", min: 0, max: 59 },
  { name: "hour", min: 0, max: 23 },
  { name: "day of month", min: 1, max: 31 },
  { name: "month", min: 1, max: 12 },
  { name: "day of week", min: 0, max: 7 },
];
const NICK = new Map([
  ["@hourly", "0 * * * *"], ["@daily", "0 0 * * *"], ["@weekly", "0 0 * * 0"],
  ["@monthly", "0 0 1 * *"], ["@yearly", "0 0 1 1 *"],
]);

function expand(text, { name, min, max }) {
  const values = new Set();
  for (const part of text.split(",")) {
    const m = /^(\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (!m) throw new SyntaxError(`cannot read "${part}" in ${name}`);
    const step = Number(m[4] ?? 1);
    const from = m[1] === "*" ? min : Number(m[2]);
    const to = m[1] === "*" ? max : Number(m[3] ?? (m[4] ? max : m[2]));
    if (from < min || to > max || from > to || step < 1) throw new RangeError(`${part} is out of range for ${name}`);
    for (let v = from; v <= to; v += step) values.add(name === "day of week" ? v % 7 : v);
  }
  return values;
}

function parse(expression) {
  if (expression === "@reboot") throw new SyntaxError("@reboot has no schedule");
  const parts = (NICK.get(expression) ?? expression).trim().split(/\s+/);
  if (parts.length !== 5) throw new SyntaxError("five fields please");
  const [minute, hour, day, month, weekday] = parts.map((p, i) => expand(p, FIELDS[i]));
  return { minute, hour, day, month, weekday, anyDay: parts[2] === "*", anyWeekday: parts[4] === "*" };
}

function nextRuns(expression, count = 3, start = new Date()) {
  const c = parse(expression);
  const runs = [];
  const t = new Date(start.getTime());
  t.setSeconds(0, 0);
  for (let i = 0; i < 60 * 24 * 366 * 4 && runs.length < count; i += 1) {
    t.setMinutes(t.getMinutes() + 1);
    const dom = c.day.has(t.getDate());
    const dow = c.weekday.has(t.getDay());
    const dayOk = c.anyDay || c.anyWeekday ? dom && dow : dom || dow; // the famous OR
    if (dayOk && c.month.has(t.getMonth() + 1) && c.hour.has(t.getHours()) && c.minute.has(t.getMinutes())) {
      runs.push(new Date(t.getTime()));
    }
  }
  return runs;
}

module.exports = { parse, nextRuns };
