const MARK = /(?:\/\/|#|\/\*|--|<!--)\s*(TODO|FIXME|HACK)\b[:( ]?(.*)$/;

export function marksIn(text) {
  const found = [];
  text.split('\n').forEach((line, index) => {
    const match = MARK.exec(line);
    if (match) found.push({ line: index + 1, kind: match[1], text: match[2].trim().slice(0, 120) });
  });
  return found;
}
