const blocks = ['░', '▒', '▓', '█'];

export function shade(count, most) {
  if (most === 0) return blocks[0];
  return blocks[Math.min(3, Math.floor((count / most) * 4))];
}
