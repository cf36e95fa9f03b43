import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

// RFC 5545, the part that real exports use
const unfold = (s) => s.replace(/\r?\n[ \t]/g, '');

function when(v) {
  const m = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(v);
  if (!m) return null;
  const [, y, mo, d, h = 0, mi = 0, s = 0, z] = m;
  return z ? new Date(Date.UTC(y, mo - 1, d, h, mi, s)) : new Date(y, mo - 1, d, h, mi, s);
}

function events(text) {
  const out = [];
  let cur = null;
  for (const line of unfold(text).split(/\r?\n/)) {
    if (line === 'BEGIN:VEVENT') cur = {};
    else if (line === 'END:VEVENT') { if (cur.start && cur.end) out.push(cur); cur = null; }
    else if (cur) {
      const i = line.indexOf(':');
      const name = line.slice(0, i).split(';')[0];
      const value = line.slice(i + 1);
      if (name === 'DTSTART') cur.start = when(value);
      if (name === 'DTEND') cur.end = when(value);
      if (name === 'SUMMARY') cur.title = value.replace(/\\([,;n])/g, (_, c) => (c === 'n' ? ' ' : c));
    }
  }
  return out.sort((a, b) => a.start - b.start);
}

function free(list, day, from = 9, to = 17) {
  const gaps = [];
  let t = new Date(`${day}T${String(from).padStart(2, '0')}:00:00`);
  const end = new Date(`${day}T${String(to).padStart(2, '0')}:00:00`);
  for (const e of list) {
    if (e.end <= t || e.start >= end) continue;
    if (e.start > t) gaps.push([t, e.start]);
    if (e.end > t) t = e.end;
  }
  if (t < end) gaps.push([t, end]);
  const f = (d) => d.toTimeString().slice(0, 5);
  return gaps.map(([a, b]) => `${f(a)}–${f(b)}`).join(', ') || 'no gap';
}

const file = process.argv[2];
createInterface({ input: process.stdin }).on('line', (l) => {
  const m = JSON.parse(l);
  if (m.id == null) return;
  let result = {};
  if (m.method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'ics', version: '0.2.2' } };
  if (m.method === 'tools/list') result = { tools: [{ name: 'free', description: 'Free slots on a day (YYYY-MM-DD)', inputSchema: { type: 'object', properties: { day: { type: 'string' } }, required: ['day'] } }] };
  if (m.method === 'tools/call') result = { content: [{ type: 'text', text: free(events(readFileSync(file, 'utf8')), m.params.arguments.day) }] };
  console.log(JSON.stringify({ jsonrpc: '2.0', id: m.id, result }));
});
