export const sources = [
  { id: 'guide', base: 'https://docs-bridge.invalid/guide', pack: 'hints' },
  { id: 'api', base: 'https://docs-bridge.invalid/api', pack: 'plain' },
];
