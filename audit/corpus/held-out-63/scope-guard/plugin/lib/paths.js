/** First folder of a path, after normalising; '' for a file at the top. */
export function folderOf(path) {
  const kept = [];
  for (const part of path.split(/[\\/]+/)) {
    if (part === '' || part === '.') continue;
    if (part === '..') kept.pop();
    else kept.push(part);
  }
  return kept.length > 1 ? kept[0] : '';
}
