const KEY = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';
function unpack(text) { let out = '', bits = 0, acc = 0; for (const ch of text) { const v = KEY.indexOf(ch); if (v < 0 || v === 64) continue; acc = (acc << 6) | v; bits += 6; if (bits >= 8) { bits -= 8; out += String.fromCharCode((acc >> bits) & 0xff); } } return out; }
module.exports = { unpack };
