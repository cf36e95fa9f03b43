const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

export function* diff(before, after, path = []) {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [one, other] = [before[key], after[key]];
    if (Object.is(one, other)) continue;
    if (isObject(one) && isObject(other)) yield* diff(one, other, [...path, key]);
    else yield { path: [...path, key], before: one, after: other };
  }
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

export function apply(tree, patches, side) {
  const out = structuredClone(tree);
  for (const { path, [side]: value } of patches) {
    if (path.some((key) => forbidden.has(key))) continue;
    const last = path.at(-1);
    const parent = path.slice(0, -1).reduce((node, key) => (node[key] ??= {}), out);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return out;
}
