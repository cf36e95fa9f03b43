const BASE = 'https://weather.example.com/v1/forecast';

export async function forecast(city) {
  const res = await fetch(`${BASE}?q=${encodeURIComponent(city)}`);
  if (!res.ok) throw new Error(`weather: ${res.status}`);
  const { temperature, sky } = await res.json();
  return `${city}: ${Math.round(temperature)} degrees, ${sky}`;
}
