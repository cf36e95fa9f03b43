export async function tides(harbour, date) {
  const url = `https://tides.example.org/v1/${encodeURIComponent(harbour)}?date=${encodeURIComponent(date)}`;
  const res = await fetch(url);
  if (!res.ok) throw new Error(`tide table not available (${res.status})`);
  return res.json();
}
