const SCALAR = { true: true, false: false, null: null, '~': null };

export function parseFrontMatter(text) {
  const m = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text);
  if (!m) return {};
  const out = {};
  let list = null;
  for (const line of m[1].split(/\r?\n/)) {
    const item = /^\s+-\s+(.*)$/.exec(line);
    if (item && list) {
      list.push(scalar(item[1]));
      continue;
    }
    const kv = /^([\w-]+):\s*(.*)$/.exec(line);
    if (!kv) continue;
    if (kv[2] === '') out[kv[1]] = list = [];
    else out[kv[1]] = scalar(kv[2]);
  }
  return out;
}

function scalar(s) {
  if (Object.hasOwn(SCALAR, s)) return SCALAR[s];
  if (/^-?\d+(\.\d+)?$/.test(s)) return Number(s);
  return s.replace(/^(['"])(.*)\1$/, '$2');
}
