const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const value = Object.fromEntries([...digits].map((c, i) => [c, i]));

export function decode(mappings) {
  const last = [0, 0, 0, 0, 0];
  return mappings.split(';').map((row) => {
    last[0] = 0;
    return row.split(',').filter(Boolean).map((seg) => {
      let shift = 0, acc = 0, k = 0;
      for (const c of seg) {
        const v = value[c];
        acc += (v & 31) << shift;
        if (v & 32) { shift += 5; continue; }
        last[k++] += acc & 1 ? -(acc >> 1) : acc >> 1;
        shift = acc = 0;
      }
      return last.slice();
    });
  });
}
