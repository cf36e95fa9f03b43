export const rules = [
  { name: 'pipe-to-shell', test: /\b(curl|wget)\b[^|;]*\|\s*(sudo\s+)?(ba|z|da)?sh\b/, reason: 'downloads and runs at once' },
  { name: 'eval', test: /\beval\s+["'$(]/, reason: 'runs a text that nobody has seen' },
  { name: 'rc-file', test: />>?\s*~\/\.(bash|zsh)rc\b/, reason: 'changes every later shell' },
  { name: 'crontab', test: /\bcrontab\s+-(?!l)/, reason: 'outlives the session' },
  { name: 'wipe', test: /\brm\s+-[rf]{2}\s+\/(\s|$)/, reason: 'deletes the system' },
];
