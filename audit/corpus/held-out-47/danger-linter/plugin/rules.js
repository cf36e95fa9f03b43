export const rules = [
  { name: 'eval', pattern: /\beval\s*\(/, advice: 'Parse the text instead, for instance with JSON.parse.' },
  { name: 'Function', pattern: /\bnew\s+Function\s*\(/, advice: 'A table of functions does the same without code from text.' },
  { name: 'child_process', pattern: /require\(['"](?:node:)?child_process['"]\)/, advice: 'Use execFile with a list of arguments, not exec.' },
  { name: 'vm', pattern: /\bvm\.runIn(?:This|New)?Context\b/, advice: 'vm is no sandbox.' },
  { name: 'document.write', pattern: /\bdocument\.write\s*\(/, advice: 'Use textContent.' },
];
