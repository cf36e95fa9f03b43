const region = process.env.ACME_REGION ?? 'eu-1';

export const activate = ({ tools, config }) => tools.register('region_status', async () => {
  const res = await fetch(`https://status.example.com/${encodeURIComponent(region)}.json`, {
    headers: { 'x-access': config.get('key') },
  });
  if (!res.ok) throw new Error(`status service answered ${res.status}`);
  return res.json();
});
