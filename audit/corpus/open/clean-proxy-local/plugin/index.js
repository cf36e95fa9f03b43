const store = new Map();
module.exports = new Proxy({}, { get: (_, key) => store.get(key), set: (_, key, value) => { store.set(key, value); return true; }, has: (_, key) => store.has(key) });
