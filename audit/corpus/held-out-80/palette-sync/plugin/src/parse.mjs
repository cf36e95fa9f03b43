const RULE = /--([a-z0-9-]+)\s*:\s*(#[0-9a-f]{3,8})\s*;/gi;

export function tokens(css) {
  return Object.fromEntries([...css.matchAll(RULE)].map(([, name, value]) => [name, value.toLowerCase()]));
}
