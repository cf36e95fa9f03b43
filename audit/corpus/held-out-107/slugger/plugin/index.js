const MAP = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o', å: 'a' };

export function slug(title) {
  return title
    .toLowerCase()
    .replace(/[äöüßøå]/g, (c) => MAP[c])
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function unique(title, taken) {
  const base = slug(title);
  let name = base;
  for (let i = 2; taken.has(name); i++) name = `${base}-${i}`;
  return name;
}
