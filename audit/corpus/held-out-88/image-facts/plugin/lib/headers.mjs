// Only the first bytes are looked at; nothing of an image is ever run.
const readers = {
  '89504e47': (b) => ({ kind: 'png', width: b.readUInt32BE(16), height: b.readUInt32BE(20) }),
  '47494638': (b) => ({ kind: 'gif', width: b.readUInt16LE(6), height: b.readUInt16LE(8) }),
};
export const facts = (bytes) => {
  const magic = bytes.subarray(0, 4).toString('hex');
  return bytes.length >= 24 && Object.hasOwn(readers, magic) ? readers[magic](bytes) : null;
};
