const LINE = /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/;

exports.frames = (stack) =>
  stack
    .split("\n")
    .map((l) => LINE.exec(l))
    .filter(Boolean)
    .map(([, fn = "<anonymous>", file, line, col]) => ({ fn, file, line: +line, col: +col }));
