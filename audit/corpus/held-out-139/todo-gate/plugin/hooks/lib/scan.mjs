const MARKERS = ['FIXME now', 'DO NOT COMMIT', 'debugger;'];

export function scan(text) {
  return text.split('\n').flatMap((line, i) =>
    MARKERS.filter((m) => line.includes(m)).map((marker) => ({ marker, line: i + 1 })));
}

export function format(file, hits) {
  return hits.map((h) => `${file}:${h.line}: contains "${h.marker}"`).join('\n');
}
