export const RULES = [
  { id: 'eval', pattern: /\beval\s*\(/, advice: 'Parse the data with JSON.parse.' },
  { id: 'function-constructor', pattern: /\bnew\s+Function\s*\(/, advice: 'Write the function down.' },
  { id: 'child-process', pattern: /child_process['"]\)?\.?(exec|spawn)?/, advice: 'Use execFile with a list of arguments.' },
  { id: 'vm', pattern: /\bvm\.runIn\w+/, advice: 'vm is no sandbox.' },
  { id: 'binding', pattern: /process\.(binding|dlopen)/, advice: 'Use the public module.' },
];
