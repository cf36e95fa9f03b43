export async function line(city) {
  const res = await fetch("https://weather.example.com/" + encodeURIComponent(city));
  const { temp, sky } = await res.json();
  return `${city}: ${temp} degrees, ${sky}`;
}
