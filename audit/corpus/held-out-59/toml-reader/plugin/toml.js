// A subset of TOML 1.0: tables, dotted keys, strings, numbers, booleans, arrays.
// Objects have no prototype, so a key called __proto__ is only a key.
const fresh = () => Object.create(null);

function descend(root, path, line) {
  let at = root;
  for (const key of path) {
    at[key] ??= fresh();
    if (typeof at[key] !== 'object' || Array.isArray(at[key])) throw new SyntaxError(`line ${line}: ${key} is no table`);
    at = at[key];
  }
  return at;
}

function scalar(text, line) {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^[+-]?\d[\d_]*$/.test(text)) return Number(text.replaceAll('_', ''));
  if (/^[+-]?\d+\.\d+(?:e[+-]?\d+)?$/i.test(text)) return Number(text);
  if (/^0x[\da-f]+$/i.test(text)) return Number.parseInt(text, 16);
  if (/^'[^']*'$/.test(text)) return text.slice(1, -1);
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) return JSON.parse(text);
  if (text.startsWith('[') && text.endsWith(']')) {
    return (text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,\s]+/g) ?? []).map((item) => scalar(item, line));
  }
  throw new SyntaxError(`line ${line}: cannot read ${text.slice(0, 30)}`);
}

export function parseToml(source) {
  const root = fresh();
  let table = root;
  source.split(/\r?\n/).forEach((raw, index) => {
    const text = raw.replace(/^((?:[^#"']|"(?:[^"\\]|\\.)*"|'[^']*')*)#.*$/, '$1').trim();
    if (!text) return;
    const header = /^\[([\w.-]+)\]$/.exec(text);
    if (header) { table = descend(root, header[1].split('.'), index + 1); return; }
    const pair = /^([\w.-]+)\s*=\s*(.+)$/.exec(text);
    if (!pair) throw new SyntaxError(`line ${index + 1}: expected key = value`);
    const path = pair[1].split('.');
    const key = path.pop();
    const home = descend(table, path, index + 1);
    if (key in home) throw new SyntaxError(`line ${index + 1}: ${key} twice`);
    home[key] = scalar(pair[2], index + 1);
  });
  return root;
}
