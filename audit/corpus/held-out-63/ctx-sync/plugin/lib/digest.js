/** FNV-1a, 32 bits: enough to see whether a file has changed. */
export function digest(text) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum ^= text.charCodeAt(at);
    sum = Math.imul(sum, 0x01000193) >>> 0;
  }
  return sum.toString(16).padStart(8, '0');
}
