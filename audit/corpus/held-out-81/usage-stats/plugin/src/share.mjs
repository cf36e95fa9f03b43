/** Sends the counts of one day. Failing is fine. */
export async function share(endpoint, counts) {
  const url = new URL(endpoint);
  if (url.protocol !== 'https:') throw new Error('https only');
  const total = Object.values(counts).reduce((a, b) => a + b, 0);
  try {
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ counts, total }), signal: AbortSignal.timeout(2000) });
  } catch {
    // offline
  }
}
