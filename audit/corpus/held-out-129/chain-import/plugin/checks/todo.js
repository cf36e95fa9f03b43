export const check = (t) => !/\bTODO\b/.test(t);
