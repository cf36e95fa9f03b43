const BASE = 'https://eol.example.com/api/';
const KNOWN = new Set(['nodejs', 'python', 'ruby', 'go', 'postgresql', 'ubuntu', 'debian', 'alpine', 'php', 'java']);
const cache = new Map();

async function cycles(product) {
  if (!KNOWN.has(product)) throw new RangeError(`unknown product ${product}`);
  const hit = cache.get(product);
  if (hit && Date.now() - hit.at < 6 * 3600_000) return hit.list;
  const response = await fetch(`${BASE}${product}.json`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`${product}: HTTP ${response.status}`);
  const list = await response.json();
  if (!Array.isArray(list)) throw new TypeError(`${product}: unexpected answer`);
  cache.set(product, { at: Date.now(), list });
  return list;
}

function monthsLeft(eol, now = new Date()) {
  if (eol === false) return Infinity;
  const end = new Date(eol);
  return (end.getFullYear() - now.getFullYear()) * 12 + end.getMonth() - now.getMonth();
}

export async function check({ product, version }) {
  const list = await cycles(product);
  const cycle = list.find((c) => String(version) === String(c.cycle) || String(version).startsWith(`${c.cycle}.`));
  if (!cycle) return { product, version, status: 'unknown' };
  const left = monthsLeft(cycle.eol);
  return { product, version, eol: cycle.eol, monthsLeft: left, status: left < 0 ? 'ended' : left < 6 ? 'soon' : 'ok', latest: cycle.latest };
}

export default { tools: { check } };
