export const jobs = [
  { name: 'cover', width: 320 },
  { name: 'icon', width: 64 },
];
