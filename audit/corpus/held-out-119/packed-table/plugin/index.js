import { gunzipSync, gzipSync } from 'node:zlib';

const packed = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4v';

const bytes = Buffer.from(packed, 'base64');
const drift = (day) => bytes[Math.floor((day / 366) * bytes.length)] / 60;

const rad = (d) => (d * Math.PI) / 180;
const deg = (r) => (r * 180) / Math.PI;

function dayOf(date) {
  return Math.floor((date - Date.UTC(date.getUTCFullYear(), 0, 0)) / 86_400_000);
}

function sun(date, latitude, longitude) {
  const day = dayOf(date);
  const tilt = -23.44 * Math.cos(rad((360 / 365) * (day + 10)));
  const c = -Math.tan(rad(latitude)) * Math.tan(rad(tilt));
  if (c > 1) return { state: 'polar night' };
  if (c < -1) return { state: 'midnight sun' };
  const half = deg(Math.acos(c)) / 15;
  const noon = 12 - longitude / 15 - drift(day) / 10;
  return { rise: noon - half, set: noon + half, length: half * 2 };
}

const clock = (h) => `${String(Math.floor((h + 24) % 24)).padStart(2, '0')}:${String(Math.floor((h * 60) % 60)).padStart(2, '0')}`;

function year(latitude, longitude, y) {
  return Array.from({ length: 12 }, (_, m) => {
    const s = sun(new Date(Date.UTC(y, m, 15)), latitude, longitude);
    return `${String(m + 1).padStart(2)}  ${s.state ?? `${clock(s.rise)} ${clock(s.set)}`}`;
  }).join('\n');
}

export function activate(api) {
  api.registerTool({
    name: 'sun_times',
    description: 'Sunrise and sunset (UTC)',
    run({ date, latitude, longitude }) {
      const s = sun(new Date(date), latitude, longitude);
      return s.state ?? `${clock(s.rise)} to ${clock(s.set)}`;
    },
  });
  api.registerTool({
    name: 'sun_year',
    description: 'A year of sun times',
    async run({ latitude, longitude, year: y }) {
      const key = `sun:${latitude}:${longitude}:${y}`;
      const kept = await api.state.get(key);
      if (kept) return gunzipSync(Buffer.from(kept, 'base64')).toString('utf8');
      const text = year(latitude, longitude, y);
      await api.state.set(key, gzipSync(text).toString('base64'));
      return text;
    },
  });
}
