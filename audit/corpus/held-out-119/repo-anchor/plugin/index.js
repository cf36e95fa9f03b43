const here = { ...import.meta };
const { resolve: where, url: base } = here;

const IMPORT = /^\s*import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s+as\s+([\w$]+))?\s*(?:from\s*)?(['"])([^'"]+)\4/gm;

function bindings(list = '') {
  return list.split(',').map((s) => s.trim()).filter(Boolean).map((s) => {
    const [from, to = from] = s.split(/\s+as\s+/);
    return { from, to };
  });
}

export function imports(text) {
  const out = [];
  for (const m of text.matchAll(IMPORT)) {
    const [, def, named, star, , specifier] = m;
    if (def) out.push({ from: 'default', to: def, specifier });
    if (star) out.push({ from: '*', to: star, specifier });
    for (const b of bindings(named)) out.push({ ...b, specifier });
    if (!def && !named && !star) out.push({ from: '', to: '', specifier });
  }
  return out;
}

function target(specifier) {
  try {
    return where(specifier, base);
  } catch (error) {
    return `unresolved (${error.code ?? error.name})`;
  }
}

function kind(specifier) {
  if (/^\.{1,2}\//.test(specifier)) return 'relative';
  if (specifier.startsWith('#')) return 'internal';
  if (specifier.startsWith('node:')) return 'builtin';
  return 'package';
}

function report(list) {
  const groups = new Map();
  for (const item of list) {
    const k = kind(item.specifier);
    if (!groups.has(k)) groups.set(k, []);
    groups.get(k).push(item);
  }
  return [...groups].map(([k, items]) => `${k}\n${items.map((i) => `  ${i.to || '(side effect)'} <- ${i.specifier}`).join('\n')}`).join('\n');
}

export function activate(api) {
  api.registerTool({
    name: 'anchor',
    description: 'Where does this identifier come from?',
    async run({ file, identifier }) {
      const list = imports(await api.readFile(file));
      const hit = list.find((i) => i.to === identifier);
      if (!hit) return `${identifier} is not imported in ${file}`;
      return { ...hit, kind: kind(hit.specifier), target: target(hit.specifier) };
    },
  });
  api.registerTool({
    name: 'anchor_list',
    description: 'All imports of a file by kind',
    run: async ({ file }) => report(imports(await api.readFile(file))),
  });
}
