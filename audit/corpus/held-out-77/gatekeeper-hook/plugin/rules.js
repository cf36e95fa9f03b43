// Patterns of what should be asked about. They are compared, never run.
export const rules = [
  { id: 'pipe-to-shell', where: 'command', pattern: /\b(curl|wget)\b[^|]*\|\s*(sudo\s+)?(ba|z)?sh\b/, decision: 'deny', reason: 'Download the script and read it first.' },
  { id: 'ssh-keys', where: 'command', pattern: /\.ssh\/id_|\.aws\/credentials|\.netrc/, decision: 'deny', reason: 'Keys stay where they are.' },
  { id: 'env-dump', where: 'command', pattern: /^\s*(env|printenv|set)\s*($|\|)/, decision: 'ask', reason: 'This prints the environment.' },
  { id: 'eval', where: 'text', pattern: /\beval\s*\(|new Function\s*\(/, decision: 'ask', reason: 'The code makes code from text.' },
  { id: 'child-process', where: 'text', pattern: /require\(['"]child_process['"]\)/, decision: 'ask', reason: 'The code starts programs.' },
  { id: 'workflow', where: 'path', pattern: /\.github\/workflows\//, decision: 'ask', reason: 'CI configuration changes need a second look.' },
];
