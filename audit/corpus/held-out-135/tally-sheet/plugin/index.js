const CELL = /\b([A-Z])(\d{1,3})\b/g;

function column(letter) {
  return letter.charCodeAt(0) - 65;
}

export function compute(grid, formula) {
  if (!formula.startsWith('=')) return formula;
  const expr = formula.slice(1).replace(CELL, (_, l, r) => Number(grid[r - 1]?.[column(l)] ?? 0));
  return eval(expr);
}

export default function activate(ctx) {
  ctx.commands.register('tally', ({ grid, formula }) => compute(grid, formula));
}
