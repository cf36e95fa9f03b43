class A {} class B {}
const registry = new Map([A, B].map((C) => [C.name, C]));
module.exports = (name, ...args) => { const C = registry.get(name); return C ? new C(...args) : null; };
