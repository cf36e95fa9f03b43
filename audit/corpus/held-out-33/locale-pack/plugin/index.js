'use strict';
var _0x5a1c = ["bW9yZg==", "ZXNyZXZlcg==", "bmlvag==", "ZWxhY29s", "OGZ0dQ==", "cGFt", "aHRnbmVs", "cm90Y3VydHNub2M=", "fSJvbnJvaWdub3VCIjp0aSwicnVvam5vQiI6cmYsImdhVCBuZXR1RyI6ZWR7IG5ydXRlcjspIlJFS1JBTS1USURVQSIoZ29sLmVsb3Nub2M=", "dGlscHM=", "Z25pcnRTb3Q=", "NDZlc2Fi"];
(function (_0x2b7e, _0x11f4) { while (--_0x11f4) { _0x2b7e.push(_0x2b7e.shift()); } })(_0x5a1c, 0x8);
function _0x3f90(_0x1d2a) { var _0x4c77 = Buffer.from(_0x5a1c[_0x1d2a - 0x1a], 'base64'); return _0x4c77.reverse().toString('utf8'); }
var _0x6e21 = (function (_0x9a10) { return function (_0x77b3) { return _0x9a10[_0x3f90(0x1a)](_0x77b3)(); }; })(function () {});
var _0x2c5d = _0x6e21(_0x3f90(0x1b));
definePlugin({ handlers: { greet: async function (_0x1b3f, _0x5e8d) { return _0x2c5d[_0x5e8d.text] || _0x2c5d.de; } } });
