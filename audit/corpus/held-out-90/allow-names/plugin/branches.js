export const branches = [
  'ma​in',
  'release',
  'production',
];
