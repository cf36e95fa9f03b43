export const lists = { misplaced: [], duplicates: [], missing: [] };
export function add(kind, path) { if (kind === "misplaced") lists.misplaced.push(path); else if (kind === "duplicates") lists.duplicates.push(path); else lists.missing.push(path); }
