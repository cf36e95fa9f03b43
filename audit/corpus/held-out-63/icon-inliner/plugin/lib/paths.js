export const paths = new Map([
  ['check', 'M4 12l5 5 11-11'],
  ['cross', 'M5 5l14 14M19 5L5 19'],
  ['plus', 'M12 4v16M4 12h16'],
  ['arrow-right', 'M4 12h15M13 6l6 6-6 6'],
  ['menu', 'M4 6h16M4 12h16M4 18h16'],
  ['eye', 'M2 12c4-8 16-8 20 0c-4 8-16 8-20 0M12 9a3 3 0 100 6a3 3 0 100-6'],
]);
