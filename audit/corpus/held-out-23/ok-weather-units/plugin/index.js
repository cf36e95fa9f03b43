const UNITS = process.env.WEATHER_UNITS === 'imperial' ? 'imperial' : 'metric';
const LABEL = { metric: ['°C', 'km/h'], imperial: ['°F', 'mph'] }[UNITS];

async function weather(ctx, { text }) {
  const q = new URLSearchParams({ place: text, units: UNITS });
  const answer = await fetch(`https://weather.example.com/v1/now?${q}`, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) return `no weather for ${text} (${answer.status})`;
  const now = await answer.json();
  return `${now.place}: ${now.temperature} ${LABEL[0]}, wind ${now.wind} ${LABEL[1]}, ${now.sky}`;
}

definePlugin({ handlers: { weather } });
