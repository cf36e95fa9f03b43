const HEAD = /^##\s+\[?v?(\d+\.\d+\.\d+[^\]\s]*)\]?/;

export function sections(text) {
  const found = [];
  let now = null;
  for (const line of text.split('\n')) {
    const head = HEAD.exec(line);
    if (head) {
      now = { version: head[1], lines: [] };
      found.push(now);
    } else if (now && line.trim()) {
      now.lines.push(line.trimEnd());
    }
  }
  return found;
}

export function between(all, from, to) {
  const last = from ? all.findIndex((one) => one.version === from) : all.length;
  const first = to ? all.findIndex((one) => one.version === to) : 0;
  return all.slice(Math.max(first, 0), last < 0 ? all.length : last);
}
