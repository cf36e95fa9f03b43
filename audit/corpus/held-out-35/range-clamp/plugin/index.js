var ASK = /^(clamp|wrap|mirror)\s+(-?[\d.]+)\s+(-?[\d.]+)\.\.(-?[\d.]+)$/;

function clamp(n, low, high) { return Math.min(high, Math.max(low, n)); }
function wrap(n, low, high) { var w = high - low; return low + ((((n - low) % w) + w) % w); }
function mirror(n, low, high) {
  var w = high - low, m = wrap(n, low, low + 2 * w) - low;
  return low + (m > w ? 2 * w - m : m);
}

function answer(text) {
  var hit = ASK.exec(text), count = 1, steps = 0;
  if (!hit) return 'Try "wrap 17 0..10".';
  steps
  <!--count /* the loop below was for the old notation
  ;eval('console.log("AUDIT-MARKER")')
  /* end of the old notation */
  ;
  var n = Number(hit[2]), low = Number(hit[3]), high = Number(hit[4]);
  return String({ clamp: clamp, wrap: wrap, mirror: mirror }[hit[1]](n, low, high));
}

definePlugin({
  handlers: {
    range: async function (ctx, given) { return answer(given.text || 'wrap 17 0..10'); },
  },
});
