export const uncurry = (method) => Function.prototype.call.bind(method);
export const has = uncurry(Object.prototype.hasOwnProperty);
export const partial = (fn, ...held) => (...more) => fn(...held, ...more);
export const compose = (...steps) => (value) => steps.reduce((sum, step) => step(sum), value);
