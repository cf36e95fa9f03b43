import dayjs from 'dayjs';
import * as chrono from 'chrono-node';

export function absolutise(text, now = new Date()) {
  let shift = 0;
  for (const hit of chrono.parse(text, now)) {
    const iso = dayjs(hit.start.date()).format('YYYY-MM-DD');
    const at = hit.index + shift;
    text = text.slice(0, at) + iso + text.slice(at + hit.text.length);
    shift += iso.length - hit.text.length;
  }
  return text;
}

export default (api) => api.tools.register('absolutise', ({ text }) => absolutise(text));
