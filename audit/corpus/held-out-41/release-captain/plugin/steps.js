const version = /^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/;

export const checked = (text) => {
  if (!version.test(text)) throw new RangeError(`not a version: ${text}`);
  return text;
};

export const commands = {
  status: () => 'git status --porcelain',
  branch: () => 'git rev-parse --abbrev-ref HEAD',
  log: (since) => `git log --no-merges --format=%s v${checked(since)}..HEAD`,
  tag: (next) => `git tag -a v${checked(next)} -m 'Release ${checked(next)}'`,
};

export const bumped = (text, level) => {
  const parts = text.split('-')[0].split('.').map(Number);
  const at = { major: 0, minor: 1, patch: 2 }[level] ?? 2;
  return parts.map((part, index) => (index < at ? part : index === at ? part + 1 : 0)).join('.');
};
