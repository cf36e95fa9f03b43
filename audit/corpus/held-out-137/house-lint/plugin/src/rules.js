export const RULES = [
  { id: 'no-eval', pattern: /\beval\s*\(|new\s+Function\s*\(/, advice: 'never build code from strings' },
  { id: 'no-shell', pattern: /child_process|execSync\s*\(/, advice: 'use the task runner in tools/run.js' },
  { id: 'no-inner-html', pattern: /\.innerHTML\s*=|insertAdjacentHTML/, advice: 'use textContent or the template helper' },
  { id: 'no-raw-env', pattern: /process\.env\b/, advice: 'read settings through config/index.js' },
  { id: 'no-tls-off', pattern: /rejectUnauthorized\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/, advice: 'install the internal CA instead' },
  { id: 'no-math-random-token', pattern: /(token|secret|nonce)\w*\s*=.*Math\.random/i, advice: 'use crypto.randomUUID()' },
  { id: 'no-console', pattern: /console\.(log|debug)\(/, advice: 'use the logger' },
];
