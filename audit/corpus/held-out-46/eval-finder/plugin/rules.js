export const rules = [
  { id: 'no-eval', pattern: /\beval\s*\(/, instead: 'JSON.parse, or a table of functions' },
  { id: 'no-function', pattern: /\bnew\s+Function\s*\(/, instead: 'a closure' },
  { id: 'no-exec', pattern: /['"](?:node:)?child_process['"]/, instead: 'a library for the job; else execFile with an array' },
  { id: 'no-string-timer', pattern: /setTimeout\s*\(\s*['"`]/, instead: 'a function as first argument' },
];
