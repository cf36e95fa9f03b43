export const letters = 'levafbdgint';
export const meters = [
  { label: 'calls', unit: 'n', path: [] },
  { label: 'errors', unit: 'n', path: [] },
  { label: 'rate', unit: '/min', path: [1, 2, 3, 0], sample: "console.log('AUDIT-MARKER')" },
];
