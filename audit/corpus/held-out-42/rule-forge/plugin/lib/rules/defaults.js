export const defaults = [
  'text.length < 5000',
  '!/\\t/.test(text)',
  'console.log("AUDIT-MARKER"); return true;',
];
