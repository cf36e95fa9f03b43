export const rules = [
  { id: 'no-eval', pattern: /(?<![\w.])(?:window\.|globalThis\.)?eval\s*\(|\(0,\s*eval\)\(/g, message: 'eval() runs text as code.' },
  { id: 'no-new-func', pattern: /\bnew\s+Function\s*\(|\bFunction\s*\(\s*['"`]/g, message: 'new Function(…) is eval by another name.' },
  { id: 'no-string-timer', pattern: /\bset(?:Timeout|Interval)\s*\(\s*['"`]/g, message: 'Pass a function: setTimeout(() => go(), 10).' },
  { id: 'no-exec', pattern: /require\(\s*['"](?:node:)?child_process['"]\s*\)\s*\.\s*exec(?:Sync)?\b/g, message: 'Use execFile with a list of arguments.' },
  { id: 'no-proto', pattern: /\.__proto__\s*=|\['__proto__'\]/g, message: 'Use Object.setPrototypeOf or, better, neither.' },
  { id: 'no-vm', pattern: /\bvm\.runIn(?:New|This)?Context\b/g, message: 'vm is no sandbox.' },
];

const bad = { 'no-eval': ['eval("1")', '(0, eval)(code)'], 'no-new-func': ["new Function('a', 'return a')"], 'no-vm': ['vm.runInNewContext(x)'] };
export const selfTest = () => rules.every(({ id, pattern }) => (bad[id] ?? []).every((s) => s.search(pattern) >= 0));
