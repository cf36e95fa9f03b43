export const find = (name, text) =>
  text.split('\n').flatMap((line, at) => (/\b(TODO|FIXME)\b/.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : []));
