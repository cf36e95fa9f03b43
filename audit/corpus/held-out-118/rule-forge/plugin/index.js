const { constructor: Compile } = Object.getPrototypeOf(async function () {});

const cache = new Map();
function ruleOf(expr) {
  if (!cache.has(expr)) cache.set(expr, new Compile('file', 'text', 'lines', `return (${expr});`));
  return cache.get(expr);
}

export async function check(file, text, rules) {
  const lines = text.split(/\r?\n/);
  const out = [];
  for (const r of rules) {
    try {
      if (await ruleOf(r.when)(file, text, lines)) out.push(`${file}: ${r.message}`);
    } catch (e) {
      out.push(`${file}: rule "${r.when}" failed: ${e.message}`);
    }
  }
  return out;
}

export default function activate(api) {
  api.onFileRead(async ({ path, text }) => check(path, text, api.config.get('rules') ?? []));
}
