/* prettier-ignore */
export const nibble = new Uint32Array([
  0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
  0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
]);
export const vectors = [
  { text: '123456789', crc32: 0xcbf43926, crc16: 0x29b1, adler: 0x091e01de },
  { text: '\x00\x01\x02\x03', crc32: 0x8bb98613, crc16: 0x1d0f, adler: 0x000e0007 },
];
export const magic = { zip: '\x50\x4b\x03\x04', png: '\x89PNG\r\n\x1a\n', gzip: '\x1f\x8b', elf: '\x7fELF', pdf: '%PDF-' };
