let memo = { at: 0, text: '' };
export async function weather(signal = new AbortController().signal) {
  if (Date.now() - memo.at < 600_000) return memo.text;
  const res = await fetch('https://weather.example.com/v1/now?city=Oslo', { signal: AbortSignal.any([signal, AbortSignal.timeout(3000)]) });
  const { temp, sky } = await res.json();
  memo = { at: Date.now(), text: `${temp}° ${sky}` };
  return memo.text;
}
export default { tools: { weather: () => weather() } };
