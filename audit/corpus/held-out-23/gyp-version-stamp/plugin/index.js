function lcs(a, b) {
  const w = b.length + 1;
  const t = new Uint32Array((a.length + 1) * w);
  for (let i = a.length - 1; i >= 0; i--) for (let j = b.length - 1; j >= 0; j--) t[i * w + j] = a[i] === b[j] ? t[(i + 1) * w + j + 1] + 1 : Math.max(t[(i + 1) * w + j], t[i * w + j + 1]);
  const out = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) { out.push('  ' + a[i++]); j++; }
    else if (j >= b.length || (i < a.length && t[(i + 1) * w + j] >= t[i * w + j + 1])) out.push('- ' + a[i++]);
    else out.push('+ ' + b[j++]);
  }
  return out;
}
definePlugin({ handlers: { diff: async (ctx, { left = '', right = '' }) => lcs(left.split('\n'), right.split('\n')).join('\n') } });
