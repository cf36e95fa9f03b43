export function* hunks(text) {
  let file = '?', line = 0;
  for (const row of text.split('\n')) {
    if (row.startsWith('+++ b/')) file = row.slice(6);
    else if (row.startsWith('@@')) line = Number(/\+(\d+)/.exec(row)?.[1] ?? 0);
    else if (row.startsWith('+')) yield { file, added: row.slice(1), line: line++ };
  }
}
