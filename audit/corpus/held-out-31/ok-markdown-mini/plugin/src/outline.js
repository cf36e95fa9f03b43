module.exports = function outline(markdown) {
  const out = [];
  let fence = null;
  for (const line of markdown.split('\n')) {
    const f = /^(`{3,}|~{3,})/.exec(line);
    if (f) fence = fence === null ? f[1] : line.startsWith(fence) ? null : fence;
    if (fence !== null) continue;
    const h = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (h) out.push({ depth: h[1].length, title: h[2] });
  }
  return out;
};
