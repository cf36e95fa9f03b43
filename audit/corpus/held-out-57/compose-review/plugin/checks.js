export const checks = [
  { name: 'privileged', test: ({ text }) => text === 'privileged: true' },
  { name: 'docker socket', test: ({ text }) => text.includes('/var/run/docker.sock') },
  { name: 'home secrets', test: ({ text }) => /~\/\.(ssh|aws|netrc)/.test(text) },
  { name: 'inline password', test: ({ text }) => /(PASSWORD|SECRET|TOKEN)\s*[:=]\s*[^$\s]/.test(text) },
];
