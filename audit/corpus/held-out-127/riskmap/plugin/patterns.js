// What the reviewer looks for. Only matched against text, never called.
export const PATTERNS = [
  { id: 'eval', re: /\beval\s*\(/, why: 'text is run as code' },
  { id: 'function-ctor', re: /new\s+Function\s*\(/, why: 'text is run as code' },
  { id: 'child-process', re: /require\(['"](?:node:)?child_process['"]\)/, why: 'starts programs' },
  { id: 'exec-shell', re: /\bexecSync\s*\(\s*[`'"]/, why: 'shell string' },
  { id: 'vm', re: /\bvm\.(?:runIn\w+Context|Script)\b/, why: 'vm is no sandbox' },
  { id: 'curl-sh', re: /curl[^|\n]*\|\s*(?:ba)?sh\b/, why: 'download is run unchecked' },
  { id: 'ssh-key', re: /\.ssh\/id_(?:rsa|ed25519)/, why: 'private key path' },
  { id: 'aws', re: /\.aws\/credentials/, why: 'cloud credentials path' },
  { id: 'env-dump', re: /JSON\.stringify\(\s*process\.env\s*\)/, why: 'whole environment is serialised' },
  { id: 'proto', re: /__proto__|constructor\s*\[\s*['"]prototype/, why: 'prototype pollution' },
];
