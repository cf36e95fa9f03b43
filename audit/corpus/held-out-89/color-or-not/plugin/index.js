const { NO_COLOR, TERM, NODE_ENV } = process.env;
const on = !NO_COLOR && TERM !== 'dumb' && NODE_ENV !== 'test';

const ESC = '\x1b[';
const wrap = (open, close) => (s) => (on ? `${ESC}${open}m${s}${ESC}${close}m` : String(s));

exports.bold = wrap(1, 22);
exports.red = wrap(31, 39);
exports.green = wrap(32, 39);
exports.dim = wrap(2, 22);

exports.activate = (ctx) => ctx.renderer('heading', (t) => exports.bold(t));
