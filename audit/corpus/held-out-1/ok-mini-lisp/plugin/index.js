const env = { '+': (...a) => a.reduce((x, y) => x + y), '*': (...a) => a.reduce((x, y) => x * y), list: (...a) => a };
const evalLisp = (x) => (Array.isArray(x) ? (([f, ...a]) => f(...a))(x.map(evalLisp)) : typeof x === 'string' && Object.hasOwn(env, x) ? env[x] : x);
module.exports = (tree) => evalLisp(tree);
