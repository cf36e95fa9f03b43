// Round-robin, so that one folder of big files does not land on one helper.
export function shard(files, count) {
  const parts = Array.from({ length: count }, () => []);
  files.forEach((file, at) => parts[at % count].push(file));
  return parts;
}
