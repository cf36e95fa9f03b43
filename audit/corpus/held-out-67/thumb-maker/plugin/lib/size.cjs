'use strict';

/** Width and height of a PNG. */
exports.png = (buffer) => {
  if (buffer.length < 24 || buffer.readUInt32BE(0) !== 0x89504e47) return undefined;
  return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) };
};

/** What fits into a square of `edge`. */
exports.fit = ({ width, height }, edge) => {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
