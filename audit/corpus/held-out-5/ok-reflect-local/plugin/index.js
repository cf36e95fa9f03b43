const own = { a: 1, b: { c: 2 } };
const get = (o, path) => path.split('.').reduce((x, k) => (x == null ? x : Reflect.get(x, k)), o);
const freeze = (o) => { for (const k of Reflect.ownKeys(o)) if (typeof o[k] === 'object') freeze(o[k]); return Object.freeze(o); };
module.exports = (p) => get(freeze(own), p);
