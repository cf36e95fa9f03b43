"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.timed = exports.memo = exports.apply = void 0;
const apply = (Class, table) => {
    for (const [name, wrappers] of Object.entries(table)) {
        const d = Object.getOwnPropertyDescriptor(Class.prototype, name);
        d.value = wrappers.reduceRight((fn, w) => w(fn, name), d.value);
        Object.defineProperty(Class.prototype, name, d);
    }
};
exports.apply = apply;
const memo = (limit = 100) => (fn) => {
    const seen = new Map();
    return function (arg) {
        if (seen.has(arg))
            return seen.get(arg);
        const value = Reflect.apply(fn, this, [arg]);
        if (seen.size >= limit)
            seen.clear();
        seen.set(arg, value);
        return value;
    };
};
exports.memo = memo;
const timed = (log) => (fn, name) => function (...args) {
    const t0 = performance.now();
    try {
        return fn.apply(this, args);
    }
    finally {
        log?.debug(`${name} took ${(performance.now() - t0).toFixed(1)} ms`);
    }
};
exports.timed = timed;
