const compare = { '>': (a, b) => a > b, '<': (a, b) => a < b, '=': (a, b) => String(a) === String(b) };

const verbs = {
  *where(source, name, sign, ...value) {
    const wanted = value.join(' ');
    const given = Number.isNaN(Number(wanted)) ? wanted : Number(wanted);
    for (const record of source) if (compare[sign](record[name], given)) yield record;
  },
  *group(source, name) {
    const groups = new Map();
    for (const record of source) groups.set(record[name], [...(groups.get(record[name]) ?? []), record]);
    for (const [value, members] of groups) yield { [name]: value, members };
  },
  *sum(source, name) {
    for (const { members, ...group } of source) yield { ...group, [name]: members.reduce((total, member) => total + member[name], 0) };
  },
  *sort(source, name, direction = 'asc') {
    const order = new Intl.Collator('en', { numeric: true }).compare;
    const sorted = [...source].sort((one, other) => order(String(one[name]), String(other[name])));
    yield* direction === 'desc' ? sorted.reverse() : sorted;
  },
  *take(source, count) {
    let left = Number(count);
    for (const record of source) {
      if (left-- <= 0) return;
      yield record;
    }
  },
};

export const query = (text, source) =>
  text.split('|').map((part) => part.trim().split(/\s+/)).reduce((stream, [verb, ...words]) => {
    if (!Object.hasOwn(verbs, verb)) throw new SyntaxError(`unknown: ${verb}`);
    return verbs[verb](stream, ...words);
  }, source);
