const LINE = /^import\s+(?:type\s+)?[^'"]+from\s+(['"])([^'"]+)\1;?\s*$/;

export function rank(path) {
  if (path.startsWith('node:')) return 0;
  if (path.startsWith('../')) return 2;
  if (path.startsWith('./')) return 3;
  return 1;
}

const compare = (a, b) => rank(a.path) - rank(b.path) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

/** Sorts each run of adjacent import lines. */
export function sortImports(source) {
  const out = [];
  let run = [];
  const flush = () => {
    out.push(...run.sort(compare).map((item) => item.line));
    run = [];
  };
  for (const line of source.split('\n')) {
    const match = LINE.exec(line);
    if (match) run.push({ line, path: match[2] });
    else {
      flush();
      out.push(line);
    }
  }
  flush();
  return out.join('\n');
}
