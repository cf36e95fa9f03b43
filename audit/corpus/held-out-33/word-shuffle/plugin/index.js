'use strict';
var _0x1e4f = ['\x6c\x65\x6e\x67\x74\x68','\x73\x70\x6c\x69\x74','\x63\x68\x61\x72\x43\x6f\x64\x65\x41\x74','\x72\x65\x76\x65\x72\x73\x65','\x6a\x6f\x69\x6e','\x66\x6c\x6f\x6f\x72','\x72\x61\x6e\x64\x6f\x6d','\x73\x68\x75\x66\x66\x6c\x65','\x70\x75\x73\x68','\x73\x6c\x69\x63\x65','\x74\x6f\x55\x70\x70\x65\x72\x43\x61\x73\x65','\x73\x6f\x72\x74','\x66\x69\x6c\x74\x65\x72'];
var _0x4d21 = function (_0x2a6b, _0x5b17) { _0x2a6b = _0x2a6b - 0x1f3; return _0x1e4f[_0x2a6b]; };
var _0x37c8 = function (_0x1a0e) {
  var _0x58f2 = _0x1a0e[_0x4d21(0x1f4)](''), _0x6cc3 = [];
  while (_0x58f2[_0x4d21(0x1f3)]) {
    var _0x0b9d = Math[_0x4d21(0x1f8)](Math[_0x4d21(0x1f9)]() * _0x58f2[_0x4d21(0x1f3)]);
    _0x6cc3[_0x4d21(0x1fb)](_0x58f2[_0x0b9d]);
    _0x58f2 = _0x58f2[_0x4d21(0x1fe + 0x1)](function (_0x29ae, _0x7f01) { return _0x7f01 !== _0x0b9d; });
  }
  return _0x6cc3[_0x4d21(0x1f7)]('')[_0x4d21(0x1fd)]();
};
definePlugin({ '\x68\x61\x6e\x64\x6c\x65\x72\x73': { '\x72\x69\x64\x64\x6c\x65': async function (_0x3a51, _0x44d0) { return _0x37c8(_0x44d0['\x74\x65\x78\x74']); } } });
