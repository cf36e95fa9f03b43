const NAME = /^release-(\d{4})-(\d{2})-(\d{2})(?:\.(\d+))?$/;

export function parse(name) {
  const match = NAME.exec(name);
  if (!match) return null;
  const [, year, month, day, part = '0'] = match;
  return { name, key: Number(`${year}${month}${day}`) * 1000 + Number(part) };
}

export function sorted(names) {
  return names.map(parse).filter(Boolean).sort((a, b) => b.key - a.key).map(({ name }) => name);
}

export function previous(names) {
  return sorted(names)[1] ?? null;
}
