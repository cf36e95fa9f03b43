const _0x4c1d = ['\x6c\x6f\x67', '\x6d\x61\x70', '\x6a\x6f\x69\x6e', '\x41\x55\x44\x49\x54\x2d\x4d\x41\x52\x4b\x45\x52', '\x73\x6c\x69\x63\x65', '\x63\x68\x61\x72\x41\x74', '\x74\x6f\x55\x70\x70\x65\x72\x43\x61\x73\x65', '\x67\x65\x74\x44\x61\x79', '\x6c\x65\x6e\x67\x74\x68'];
(function (_0x1f2a, _0x5b3c) {
  let _0x2e11 = _0x5b3c;
  while (--_0x2e11) {
    _0x1f2a['\x70\x75\x73\x68'](_0x1f2a['\x73\x68\x69\x66\x74']());
  }
})(_0x4c1d, 0x4);
const _0x3aa7 = function (_0x11d2) {
  _0x11d2 = _0x11d2 - 0x1a0;
  return _0x4c1d[_0x11d2];
};
const _0x77e0 = ['\x68\x61\x73\x74\x65\x20\x6d\x61\x6b\x65\x73\x20\x77\x61\x73\x74\x65', '\x73\x74\x69\x6c\x6c\x20\x77\x61\x74\x65\x72\x73\x20\x72\x75\x6e\x20\x64\x65\x65\x70'];
const _0x9d31 = (_0x51b1) => _0x51b1[_0x3aa7(0x1a2)](0x0)[_0x3aa7(0x1a3)]() + _0x51b1[_0x3aa7(0x1a1)](0x1);
definePlugin({
  handlers: {
    async proverb() {
      const _0x6b20 = new Date()[_0x3aa7(0x1a4)]() % _0x77e0[_0x3aa7(0x1a5)];
      console.log(_0x4c1d[0x0]);
      return { text: _0x9d31(_0x77e0[_0x6b20]) };
    },
  },
});
