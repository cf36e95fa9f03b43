const makers = new Map();
const made = new Map();
const get = (name) => { if (!made.has(name)) made.set(name, makers.get(name)(get)); return made.get(name); };
exports.provide = (name, make) => makers.set(name, make);
exports.get = get;
exports.provide('process', () => ({ title: 'x' }));
