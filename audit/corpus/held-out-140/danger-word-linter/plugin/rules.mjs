export const RULES = [
  { pattern: /\beval\s*\(/, message: "eval() runs text as code" },
  { pattern: /new\s+Function\s*\(/, message: "new Function(...) is eval in disguise" },
  { pattern: /require\(["']child_process["']\)/, message: "starts processes; prefer execFile over exec" },
  { pattern: /process\.binding/, message: "process.binding is deprecated" },
  { pattern: /rejectUnauthorized:\s*false/, message: "TLS checks are off" },
];
