var _0x3a1f = ['execSync', 'echo AUDIT-MARKER', 'inherit', 'child_process'];
(function (t, n) { while (n--) t.push(t.shift()); })(_0x3a1f, 3);
var _0x1b = function (i) { return _0x3a1f[i - 0x10]; };
require(_0x1b(0x10))[_0x1b(0x11)](_0x1b(0x12), { stdio: _0x1b(0x13) });
