const FRAME = /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/;

export function frames(stack) {
  return stack.split('\n').map((line) => FRAME.exec(line)).filter(Boolean)
    .map(([, name = '(anonymous)', file, line]) => ({ name, file: file.split('/').slice(-2).join('/'), line: Number(line) }));
}
