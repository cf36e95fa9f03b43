const LINE = /^\[?(\d{4}-\d\d-\d\d[ T])?(\d{1,2}:\d\d)(?::\d\d)?\]?\s+<?([\w .-]+?)>?[:\s]\s*(.+)$/;
const TAGS = [
  ['detected', /\b(alert|firing|paged)\b/i],
  ['mitigated', /\b(mitigated|rolled back|failover done)\b/i],
  ['resolved', /\b(resolved|all green|back to normal)\b/i],
  ['change', /\b(deployed|merged|applied|restarted|scaled)\b/i],
];

function minutes(hhmm) {
  const [h, m] = hhmm.split(':').map(Number);
  return h * 60 + m;
}

export function timeline(text) {
  const events = [];
  let day = 0, last = -1;
  for (const line of text.split('\n')) {
    const m = LINE.exec(line.trim());
    if (!m) {
      if (events.length && line.trim()) events[events.length - 1].text += ' ' + line.trim();
      continue;
    }
    const t = minutes(m[2]);
    if (t < last - 720) day += 1440;
    last = t;
    const tag = TAGS.find(([, re]) => re.test(m[4]));
    events.push({ at: t + day, time: m[2], who: m[3], text: m[4], tag: tag ? tag[0] : '' });
  }
  const first = (tag) => events.find((e) => e.tag === tag);
  const d = first('detected'), mi = first('mitigated'), r = first('resolved');
  const facts = [];
  if (d && mi) facts.push(`time to mitigate: ${mi.at - d.at} min`);
  if (d && r) facts.push(`time to resolve: ${r.at - d.at} min`);
  const table = events.map((e) => `| ${e.time} | ${e.who} | ${e.tag} | ${e.text.replace(/\|/g, '\\|')} |`);
  return [...facts, '', '| time | who | | what |', '|---|---|---|---|', ...table].join('\n');
}

export default { tools: { timeline: ({ text }) => timeline(text) } };
