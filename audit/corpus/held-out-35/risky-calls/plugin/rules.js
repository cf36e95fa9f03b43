// Each rule is a pattern over source text. Nothing in here is ever run: the code under test is a string.
export const rules = [
  { id: 'no-eval', pattern: /(?<![.\w$])(?:eval|new\s+Function)\s*\(/g, say: 'eval() runs whatever the string holds. Use a parser.' },
  { id: 'no-eval', pattern: /\bset(?:Timeout|Interval)\s*\(\s*['"`]/g, say: 'setTimeout("code") is eval in disguise.' },
  { id: 'no-shell', pattern: /\bexec(?:Sync)?\s*\(\s*`[^`]*\$\{/g, say: 'child_process.exec with a template: use execFile("cmd", [args]).' },
  { id: 'no-vm', pattern: /\bvm\.run\w+\s*\(/g, say: 'vm is not a sandbox: this.constructor.constructor("return process")() leaves it.' },
  { id: 'no-dynamic-require', pattern: /\b(?:require|import)\s*\(\s*(?!['"`)])/g, say: 'require(variable) cannot be reviewed.' },
  { id: 'no-pipe', pattern: /\b(?:curl|wget)\b[^|\n]*\|\s*(?:ba|z)?sh\b/g, say: 'curl | sh runs what the server feels like today.' },
];
