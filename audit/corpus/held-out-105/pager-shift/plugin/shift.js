'use strict';
const fs = require('node:fs');
const path = require('node:path');

function unfold(text) {
  return text.replace(/\r\n/g, '\n').replace(/\n[ \t]/g, '').split('\n');
}

function when(value) {
  const m = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(value);
  if (!m) return null;
  return new Date(Date.UTC(+m[1], m[2] - 1, +m[3], +(m[4] || 0), +(m[5] || 0), +(m[6] || 0)));
}

function parse(text) {
  const events = [];
  let cur = null;
  for (const line of unfold(text)) {
    if (line === 'BEGIN:VEVENT') cur = {};
    else if (line === 'END:VEVENT') { if (cur.start && cur.end) events.push(cur); cur = null; }
    else if (cur) {
      const i = line.indexOf(':');
      const name = line.slice(0, i).split(';')[0];
      const value = line.slice(i + 1);
      if (name === 'DTSTART') cur.start = when(value);
      if (name === 'DTEND') cur.end = when(value);
      if (name === 'SUMMARY') cur.who = value.replace(/\\,/g, ',');
    }
  }
  return events.sort((a, b) => a.start - b.start);
}

module.exports = function activate(ctx) {
  ctx.tool('oncall_now', {
    description: 'Who is on call now, and who is next?',
    run() {
      const events = parse(fs.readFileSync(path.join(ctx.workspace, ctx.config.calendar), 'utf8'));
      const now = Date.now();
      const current = events.find((e) => e.start <= now && now < e.end);
      const next = events.find((e) => e.start > now);
      return [
        current ? `now: ${current.who} until ${current.end.toISOString()}` : 'nobody is on call',
        next ? `next: ${next.who} from ${next.start.toISOString()}` : 'no later shift in the calendar',
      ].join('\n');
    },
  });
};
module.exports.parse = parse;
