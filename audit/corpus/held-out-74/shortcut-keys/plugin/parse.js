export function parse(text) {
  const map = new Map();
  for (const line of text.split('\n')) {
    const m = /^(\w+)\s*=\s*(\S+)\s*(.*)$/.exec(line);
    if (m) map.set(m[1], { path: m[2].split('.'), argument: m[3] });
  }
  return map;
}
