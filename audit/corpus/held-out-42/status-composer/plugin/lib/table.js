'use strict';
// Lays rows out in columns; the last column is never padded.
function layOut(rows, gap = 2) {
  const widths = [];
  for (const row of rows) {
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, String(cell).length);
    });
  }
  return rows
    .map((row) => row.map((cell, at) => (at === row.length - 1 ? String(cell) : String(cell).padEnd(widths[at] + gap))).join(''))
    .join('\n');
}

module.exports = { layOut };
