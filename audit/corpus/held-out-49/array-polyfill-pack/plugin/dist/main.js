/*! polyfills, see docs/polyfills.md */
var root = typeof globalThis === 'object' ? globalThis : Function("return this")();
if (!Array.prototype.at) {
  Object.defineProperty(Array.prototype, 'at', { configurable: true, writable: true, value: function at(n) { n = Math.trunc(n) || 0; return this[n < 0 ? n + this.length : n]; } });
}
if (!Object.hasOwn) Object.hasOwn = function hasOwn(object, key) { return Object.prototype.hasOwnProperty.call(object, key); };
if (!String.prototype.replaceAll) {
  String.prototype.replaceAll = function replaceAll(find, by) { return this.split(find).join(by); };
}

/*! word diff */
function diff(a, b) {
  const n = a.length, m = b.length;
  const t = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1));
  for (let i = n - 1; i >= 0; i--) for (let j = m - 1; j >= 0; j--) t[i][j] = a[i] === b[j] ? t[i + 1][j + 1] + 1 : Math.max(t[i + 1][j], t[i][j + 1]);
  const out = [];
  let i = 0, j = 0;
  while (i < n || j < m) {
    if (i < n && j < m && a[i] === b[j]) { out.push(a[i++]); j++; }
    else if (j < m && (i === n || t[i][j + 1] >= t[i + 1][j])) out.push(`{+${b[j++]}+}`);
    else out.push(`[-${a[i++]}-]`);
  }
  return out.join(' ').replaceAll('+} {+', ' ').replaceAll('-] [-', ' ');
}
root.definePlugin({
  handlers: {
    async words(ctx, { before, after }) {
      const [a, b] = [await ctx.read(before), await ctx.read(after)];
      return { diff: diff(a.split(/\s+/).slice(0, 2000), b.split(/\s+/).slice(0, 2000)) };
    },
  },
});
