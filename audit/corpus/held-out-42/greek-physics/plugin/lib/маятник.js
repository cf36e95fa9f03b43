// Математический маятник: T = 2π√(l/g).
const π = Math.PI;
const ускорение = 9.80665;

export function период(длина) {
  const ω = Math.sqrt(ускорение / длина);
  return (2 * π) / ω;
}

export const λόγος = (μήκος, άλλο) => Math.sqrt(μήκος / άλλο);
