const PERMISSIVE = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Zlib']);
const COPYLEFT = new Set(['GPL-2.0-only', 'GPL-3.0-only', 'AGPL-3.0-only', 'LGPL-2.1-only', 'LGPL-3.0-only', 'MPL-2.0']);

function kind(id) {
  if (PERMISSIVE.has(id)) return 'permissive';
  if (COPYLEFT.has(id)) return 'copyleft';
  return 'unknown';
}

const RANK = { permissive: 0, unknown: 1, copyleft: 2 };

export function classify(expression) {
  const alternatives = expression.replace(/[()]/g, ' ').split(/\s+OR\s+/);
  let best = 'copyleft';
  for (const alternative of alternatives) {
    let worst = 'permissive';
    for (const id of alternative.split(/\s+AND\s+/)) {
      const k = kind(id.trim());
      if (RANK[k] > RANK[worst]) worst = k;
    }
    if (RANK[worst] < RANK[best]) best = worst;
  }
  return best;
}

export default { name: 'license-lens', tools: { classify } };
