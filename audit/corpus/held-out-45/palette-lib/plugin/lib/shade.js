export function shade(hex, f) {
  const n = parseInt(hex.slice(1), 16);
  const c = [n >> 16, (n >> 8) & 255, n & 255].map((v) => Math.min(255, Math.round(v * f)));
  return '#' + c.map((v) => v.toString(16).padStart(2, '0')).join('');
}
