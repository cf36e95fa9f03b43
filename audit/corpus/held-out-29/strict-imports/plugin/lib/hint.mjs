export const hint = (s) => `write ${s}.js instead of ${s}`;
