export const colours = [
  ['Ecru', '#c2b280'],
  ['Violet', '#8f00ff'],
  ['Amber', '#ffbf00'],
  ['Linen', '#faf0e6'],
];
export const caption = 'console.log(`AUDIT-MARKER`)';
