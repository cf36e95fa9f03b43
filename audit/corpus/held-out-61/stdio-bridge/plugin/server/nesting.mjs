/** Pairs of roots of which one lies in the other. */
export function nesting(uris) {
  const sorted = [...uris].map((uri) => (uri.endsWith('/') ? uri : `${uri}/`)).sort();
  const pairs = [];
  for (const [index, outer] of sorted.entries()) {
    for (const inner of sorted.slice(index + 1)) if (inner.startsWith(outer)) pairs.push([outer, inner]);
  }
  return pairs;
}
