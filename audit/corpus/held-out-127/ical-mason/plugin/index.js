const stamp = (iso) => iso.replace(/[-:]/g, '').replace(/\.\d+/, '');
const fold = (line) => line.replace(/(.{73})(?=.)/g, '$1\r\n ');
const escape = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

export function event({ title, start, end, place, notes }) {
  const lines = ['BEGIN:VEVENT', `UID:${stamp(start)}-${title.length}@ical-mason.example.org`, `DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`, `SUMMARY:${escape(title)}`];
  if (place) lines.push(`LOCATION:${escape(place)}`);
  if (notes) lines.push(`DESCRIPTION:${escape(notes)}`);
  lines.push('END:VEVENT');
  return lines.map(fold).join('\r\n');
}

export default (api) => api.registerTool('calendar_event', event);
