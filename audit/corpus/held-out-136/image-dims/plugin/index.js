'use strict';
exports.activate = function (api) {
  api.tool('png_size', function (a) {
    var b = Buffer.from(a.base64, 'base64');
    if (b.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG');
    return { width: b.readUInt32BE(16), height: b.readUInt32BE(20) };
  });
};
