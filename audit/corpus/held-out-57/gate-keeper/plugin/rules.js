export const pathRules = [
  [/(^|\/)\.ssh\//, 'ssh keys'],
  [/\.aws\/credentials$/, 'cloud credentials'],
  [/(^|\/)\.(npmrc|netrc|pgpass)$/, 'registry or host passwords'],
  [/^\/etc\/shadow$/, 'password hashes'],
  [/\.deepcode\/credentials\.json$/, 'DeepCode credentials'],
];
export const commandRules = [
  [/\b(curl|wget)\b[^|]*\|\s*(ba|z)?sh\b/, 'download piped into a shell'],
  [/\bcrontab\s+-/, 'change of the crontab'],
  [/>>?\s*~\/\.(bashrc|zshrc|profile)\b/, 'change of a shell start file'],
  ...pathRules.slice(1, 3),
];
