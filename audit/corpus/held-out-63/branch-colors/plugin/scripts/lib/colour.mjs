const names = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'];

export function colour(branch) {
  if (branch === 'main' || branch === 'master') return 'grey';
  let sum = 7;
  for (const letter of branch) sum = (sum * 31 + letter.codePointAt(0)) % 65_521;
  return names[sum % names.length];
}
