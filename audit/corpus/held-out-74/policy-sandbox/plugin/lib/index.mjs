export { box as isolation, limits } from './runtime.mjs';
export const verdicts = Object.freeze({ allow: 0, refuse: 1 });
