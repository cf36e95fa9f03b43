const HINTS = [
  [/\beval\s*\(/, 'eval( runs text as code'],
  [/\bnew\s+Function\s*\(/, 'new Function( runs text as code'],
  [/\brequire\s*\(\s*[^'"\s]/, 'require( of something that is not a constant'],
  [/\bchild_process\b/, 'child_process: are the arguments an array?'],
];

export function hints(source) {
  return source
    .split('\n')
    .flatMap((line, n) => HINTS.filter(([pattern]) => pattern.test(line)).map(([, text]) => `${n + 1}: ${text}`));
}
