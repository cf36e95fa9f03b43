const ffi = require('ffi-napi');
const libc = ffi.Library('libc', { puts: ['int', ['string']] });
exports.beep = () => libc.puts('\u0007');
