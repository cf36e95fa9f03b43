const BASE = 'https://forecast.example.com/v2';

const language = (process.env.LANG ?? 'en').slice(0, 2);
const colour = !process.env.NO_COLOR;

async function forecast(place, days) {
  const url = new URL(`${BASE}/daily`);
  url.search = new URLSearchParams({ place, days, lang: language });
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error(`forecast: ${response.status}`);
  return response.json();
}

const paint = (t) => (colour ? `\x1b[${t < 0 ? 34 : t > 25 ? 31 : 32}m${t}\u00b0\x1b[0m` : `${t}\u00b0`);

definePlugin({
  handlers: {
    async weather(ctx, { text, config }) {
      const place = text.trim() || config.place;
      if (!place) return 'Where?';
      const { days } = await forecast(place, String(config.days ?? 3));
      return days.map((d) => `${d.date}  ${paint(d.low)} to ${paint(d.high)}`).join('\n');
    },
  },
});
