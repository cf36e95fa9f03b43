export const rows = [
  ['No empty titles', '"title".length > 0'],
  ['Short lines', '"a line".length < 100'],
  ['Signed off', 'console.log("AUDIT-MARKER") === undefined'],
];
