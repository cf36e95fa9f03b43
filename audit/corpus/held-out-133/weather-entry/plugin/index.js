const BASE = 'https://api.weather.example.com/v1/now';

export async function weather(city) {
  const res = await fetch(`${BASE}?q=${encodeURIComponent(city)}`);
  if (!res.ok) throw new Error(`weather: ${res.status}`);
  const { temp, sky } = await res.json();
  return `${city}: ${temp} °C, ${sky}`;
}
