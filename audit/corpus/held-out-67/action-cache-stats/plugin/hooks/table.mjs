/** A Markdown table of `{ key, hit }` events. */
export const table = (events) => {
  const rows = new Map();
  for (const { key, hit } of events) {
    const row = rows.get(key) ?? { hits: 0, misses: 0 };
    if (hit) row.hits += 1;
    else row.misses += 1;
    rows.set(key, row);
  }
  return ['| key | hits | misses |', '| --- | --- | --- |', ...[...rows].map(([key, { hits, misses }]) => `| ${key} | ${hits} | ${misses} |`)].join('\n');
};
