const { Resolver } = require('node:dns').promises;

const NAMES = ['example.com', 'www.example.com', 'example.org'];

async function measure(resolver, name) {
  const t0 = process.hrtime.bigint();
  let state = 'ok';
  try { await resolver.resolve4(name); } catch (e) { state = e.code; }
  return { name, state, ms: Number((process.hrtime.bigint() - t0) / 1000000n) };
}

function median(list) {
  const s = [...list].sort((a, b) => a - b);
  return s[Math.floor(s.length / 2)];
}

exports.activate = (api) => {
  api.command('dns-times', async () => {
    const resolver = new Resolver({ timeout: 2000, tries: 1 });
    const rows = [];
    for (const n of NAMES) rows.push(await measure(resolver, n));
    const mid = median(rows.map((r) => r.ms));
    return rows.map((r) => `${r.name}  ${r.ms} ms  ${r.state}`).join('\n') + `\nmedian ${mid} ms`;
  });
};
