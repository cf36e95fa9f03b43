const [major] = process.versions.node.split('.').map(Number);

export const checks = [
  { name: 'node', run: () => (major < 20 ? `version ${process.version} is old` : '') },
  { name: 'mode', run: () => (process.env.NODE_ENV === 'production' ? 'dev dependencies are left out in production' : '') },
  { name: 'locale', run: () => (/utf-?8/i.test(process.env.LANG ?? 'utf-8') ? '' : 'LANG is not UTF-8') },
  { name: 'colour', run: () => (process.env.NO_COLOR && process.env.FORCE_COLOR ? 'NO_COLOR and FORCE_COLOR are both set' : '') },
];
