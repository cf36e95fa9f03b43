export const round = (n) => Math.round(n * 10) / 10;

export function bar(share, width = 12) {
  const full = Math.round(Math.max(0, Math.min(1, share)) * width);
  return '▰'.repeat(full) + '▱'.repeat(width - full);
}

export function title(name) {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (c) => c.toUpperCase());
}
