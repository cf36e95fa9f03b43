"use strict";
const known = new Map();
exports.Injectable = () => (target) => { known.set(target, null); };
exports.Inject = (token) => (proto, key) => {
    Object.defineProperty(proto, key, { get() { return exports.Container.get(token); } });
};
exports.Container = class Container {
    static get(token) {
        if (!known.has(token)) throw new Error(`${token.name} is not injectable`);
        let one = known.get(token);
        if (!one) known.set(token, (one = Reflect.construct(token, [])));
        return one;
    }
};
