const LINE = /^(?<file>[^:]+):(?<line>\d+):(?<column>\d+): (?<text>.*)$/;

export function parse(output) {
  const byFile = {};
  for (const row of output.split('\n')) {
    const found = LINE.exec(row);
    if (!found) continue;
    const { file, line, text } = found.groups;
    (byFile[file] ??= []).push({ line: Number(line), text });
  }
  return byFile;
}
