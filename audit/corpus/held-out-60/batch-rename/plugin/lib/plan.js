export function plan({ names = [], from, to }) {
  const pattern = new RegExp(from, 'u');
  const pairs = names.filter((name) => pattern.test(name)).map((name) => [name, name.replace(pattern, to)]);
  const seen = new Set();
  const collisions = pairs.map(([, after]) => after).filter((after) => seen.size === seen.add(after).size);
  return { pairs, collisions };
}
