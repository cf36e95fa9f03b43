const HOSTS = { ecb: 'https://rates.example.com/daily.json', backup: 'https://mirror.example.org/daily.json' };
async function rates() {
  for (const url of Object.values(HOSTS)) {
    const res = await fetch(url).catch(() => null);
    if (res?.ok) return res.json();
  }
  throw new Error('no rates today');
}
export default (ctx) => ctx.commands.register('convert', async (n, from, to) => { const r = await rates(); return (n / r[from]) * r[to]; });
