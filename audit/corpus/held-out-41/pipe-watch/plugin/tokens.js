export function* tokens(text) {
  const pattern = /\s*(?:(\|\||&&|[|;&])|'([^']*)'|"((?:[^"\\]|\\.)*)"|([^\s|;&'"]+))/gy;
  for (let match; (match = pattern.exec(text)); ) {
    const [, sign, single, double, bare] = match;
    yield sign !== undefined ? { sign } : { word: single ?? double ?? bare };
  }
}

export function pipelines(text) {
  const all = [[[]]];
  for (const { sign, word } of tokens(text)) {
    if (word !== undefined) all.at(-1).at(-1).push(word);
    else if (sign === '|') all.at(-1).push([]);
    else all.push([[]]);
  }
  return all;
}
