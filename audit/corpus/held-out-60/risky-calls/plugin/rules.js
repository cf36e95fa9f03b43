export const rules = [
  { name: 'eval', pattern: /\beval\s*\(/, why: 'eval() runs text as code. JSON.parse or a table of functions is nearly always enough.' },
  { name: 'function', pattern: /\bnew\s+Function\s*\(/, why: 'new Function("…") is eval by another name.' },
  { name: 'exec', pattern: /\bexec(Sync)?\s*\(\s*`/, why: "require('child_process').exec with a template: use execFile and a list of arguments." },
  { name: 'pipe-shell', pattern: /\b(curl|wget)\b[^|#]*\|\s*(ba|z)?sh\b/, why: 'A download that is piped into a shell, as in `curl https://… | sh`, runs whatever arrives.' },
  { name: 'html', pattern: /\.innerHTML\s*=/, why: 'innerHTML takes markup from data: use textContent.' },
  { name: 'vm', pattern: /\bvm\.(runIn|Script)/, why: 'vm is not a security boundary.' },
];
