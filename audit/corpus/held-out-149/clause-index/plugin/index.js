const HEAD = /^(\d+(?:\.\d+)*)\s+(.+)$/;
export function clauses(text) {
  return text.split("\n").map((l) => HEAD.exec(l)).filter(Boolean).map((m) => ({ no: m[1], head: m[2] }));
}
