if (!Object.groupBy) {
  Object.groupBy = function groupBy(items, key) {
    const out = Object.create(null);
    let at = 0;
    for (const item of items) (out[key(item, at++)] ??= []).push(item);
    return out;
  };
}
