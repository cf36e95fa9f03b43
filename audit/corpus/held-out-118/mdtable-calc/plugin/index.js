// Cells that start with "=" are formulas. A1-style references are substituted first.
const REF = /\b([A-Z])(\d+)\b/g;

function resolve(grid, text) {
  return text.replace(REF, (_, col, row) => {
    const v = grid[Number(row) - 1]?.[col.charCodeAt(0) - 65];
    return v === undefined || v === '' ? '0' : String(v).trim();
  });
}

export function recalc(grid) {
  return grid.map((row) => {
    const pending = row.map((c) => (c.startsWith('=') ? resolve(grid, c.slice(1)) : JSON.stringify(c)));
    return pending.map(globalThis.eval);
  });
}

export default {
  activate(ctx) {
    ctx.tools?.register('mdtable.recalc', ({ grid }) => recalc(grid));
  },
};
