export const curry = (fn, ...held) =>
  held.length >= fn.length ? fn(...held) : (...more) => curry(fn, ...held, ...more);

export const pipe =
  (...steps) =>
  (value) =>
    steps.reduce((sum, step) => step(sum), value);
