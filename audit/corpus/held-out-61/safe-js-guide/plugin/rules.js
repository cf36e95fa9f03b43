export const rules = [
  { id: 'eval', pattern: /\beval\s*\(/, advice: 'look up a function in a table' },
  { id: 'new-function', pattern: /\bnew\s+Function\s*\(/, advice: 'write the function' },
  { id: 'string-timer', pattern: /\bset(?:Timeout|Interval)\s*\(\s*['"`]/, advice: 'pass a function' },
  { id: 'shell', pattern: /\bexec(?:Sync)?\s*\(\s*`[^`]*\$\{/, advice: "use child_process.execFile with an array" },
  { id: 'dynamic-require', pattern: /\brequire\s*\(\s*[^'"\s)]/, advice: 'import by a constant' },
  { id: 'inner-html', pattern: /\.innerHTML\s*=/, advice: 'use textContent' },
  { id: 'weak-random', pattern: /token[^\n]*Math\.random/i, advice: 'use crypto.getRandomValues' },
  { id: 'log-env', pattern: /console\.\w+\([^)]*process\.env\b(?!\.)/, advice: 'log the names that you need' },
];

export const sinks = ['eval', 'Function', 'vm.runInThisContext', 'child_process.exec', 'document.write', 'module._compile'];
