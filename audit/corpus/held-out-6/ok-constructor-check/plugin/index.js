const nameOf = (v) => v?.constructor?.name ?? typeof v;
const same = (a, b) => a.constructor === b.constructor;
const make = (v) => (Array.isArray(v) ? new Array(v.length) : new v.constructor());
module.exports = { nameOf, same, make };
