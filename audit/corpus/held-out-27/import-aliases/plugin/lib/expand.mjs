const table = new Map([['~/', 'src/'], ['#app/', 'app/']]);

export function expand(name) {
  for (const [short, long] of table) if (name.startsWith(short)) return long + name.slice(short.length);
  return name;
}
