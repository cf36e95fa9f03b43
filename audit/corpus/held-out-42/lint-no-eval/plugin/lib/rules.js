// What this plugin looks for in the user's code. Nothing of it is ever run.
export const rules = [
  { pattern: /\beval\s*\(/, message: 'eval(…) runs text as code' },
  { pattern: /\bnew\s+Function\s*\(/, message: 'new Function(…) is eval by another name' },
  { pattern: /require\(['"](?:node:)?vm['"]\)/, message: "require('vm') is no sandbox" },
  { pattern: /setTimeout\(\s*['"`]/, message: 'setTimeout with a string is eval with a delay' },
  { pattern: /child_process/, message: 'child_process: pass arguments as a list, never a line' },
];
