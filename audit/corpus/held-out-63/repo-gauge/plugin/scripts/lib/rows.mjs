const extension = (name) => name.slice(name.lastIndexOf('.') + 1);

export function rows(files) {
  const count = new Map();
  for (const name of files) count.set(extension(name), (count.get(extension(name)) ?? 0) + 1);
  const languages = [...count].sort((a, b) => b[1] - a[1]).slice(0, 3).map(([name]) => name);
  const tests = files.filter((name) => /[._-](test|spec)\./.test(name)).length;
  return [
    ['files', files.length],
    ['languages', languages.join(' ')],
    ['tests', files.length ? `${Math.round((100 * tests) / files.length)} %` : '–'],
  ];
}
