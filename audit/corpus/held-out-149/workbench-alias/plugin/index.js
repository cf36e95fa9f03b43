export function lay(pieces, board, kerf) {
  const boards = [];
  for (const p of [...pieces].sort((a, b) => b - a)) {
    const b = boards.find((x) => x.left >= p + kerf);
    if (b) { b.cuts.push(p); b.left -= p + kerf; } else boards.push({ cuts: [p], left: board - p - kerf });
  }
  return boards;
}
