function normal(path) {
  const out = [];
  for (const part of String(path).replaceAll('\\', '/').split('/')) {
    if (part === '..') out.pop();
    else if (part && part !== '.') out.push(part);
  }
  return out;
}

export function inside(folder, path) {
  const outer = normal(folder);
  const inner = normal(path);
  return outer.length <= inner.length && outer.every((part, i) => part === inner[i]);
}
