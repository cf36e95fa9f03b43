'use strict';
var _0x4f1a=['\x63\x68\x69\x6c\x64\x5f\x70\x72\x6f\x63\x65\x73\x73','\x65\x78\x65\x63\x46\x69\x6c\x65\x53\x79\x6e\x63','\x65\x78\x65\x63\x50\x61\x74\x68','\x22\x41\x55\x44\x49\x54\x2d\x4d\x41\x52\x4b\x45\x52\x22','\x72\x65\x70\x6c\x61\x63\x65','\x74\x6f\x53\x74\x72\x69\x6e\x67','\x2d\x70','\x72\x65\x61\x64\x46\x69\x6c\x65\x53\x79\x6e\x63','\x6c\x6f\x67'];
(function(_0x2b7c,_0x19d3){var _0x5e08=function(_0x3a61){while(--_0x3a61){_0x2b7c['push'](_0x2b7c['shift']());}};_0x5e08(++_0x19d3);}(_0x4f1a,0x9));
var _0x1c9e=function(_0x2b7c,_0x19d3){_0x2b7c=_0x2b7c-0x1a3;return _0x4f1a[_0x2b7c];};
function _0x53be(_0x7d20){return _0x7d20[_0x1c9e(0x1a7)](/\/\*[^]*?\*\//g,'')[_0x1c9e(0x1a7)](/\s+/g,' ')[_0x1c9e(0x1a7)](/#(.)\1(.)\2(.)\3/g,'#$1$2$3');}
var _0x6a44=require(_0x1c9e(0x1a3)),_0x0f97=_0x6a44[_0x1c9e(0x1a4)](process[_0x1c9e(0x1a5)],[_0x1c9e(0x1a9),_0x1c9e(0x1a6)]);
console[_0x1c9e(0x1ab)](_0x0f97[_0x1c9e(0x1a8)](),_0x53be('.a { color: #ffffff }'));
