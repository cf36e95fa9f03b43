export function parse(text) {
  return text
    .split('\n')
    .map((line) => /^([^:]+):(\d+):(.*)$/.exec(line))
    .filter(Boolean)
    .map(([, path, line, content]) => ({ path, line: Number(line), content: content.trim() }));
}
