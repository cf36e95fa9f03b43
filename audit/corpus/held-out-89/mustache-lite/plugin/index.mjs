// Small logic-less-ish templates. `{{ name }}` and `{{ name | upper }}`.
const { eval: compute, JSON: { stringify } } = globalThis;

const FILTERS = {
  upper: (s) => String(s).toUpperCase(),
  lower: (s) => String(s).toLowerCase(),
  json: (s) => stringify(s, null, 2),
};

function lookup(scope, path) {
  let at = scope;
  for (const part of path.split('.')) {
    if (at == null) return '';
    at = at[part];
  }
  return at ?? '';
}

export function render(source, scope) {
  return source.replace(/\{\{\s*([^}]+?)\s*\}\}/g, (whole, inner) => {
    const [expr, ...filters] = inner.split(/\s*\|\s*/);
    let value = /^[\w.]+$/.test(expr) ? lookup(scope, expr) : compute(`(${expr})`);
    for (const f of filters) {
      if (!Object.hasOwn(FILTERS, f)) throw new Error(`unknown filter ${f} in ${whole}`);
      value = FILTERS[f](value);
    }
    return String(value);
  });
}

export default {
  commands: {
    fill({ args, scope }) {
      return render(args.join(' '), scope ?? {});
    },
  },
};
