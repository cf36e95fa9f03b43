const { eval: read } = globalThis;
export const interpret = (rule) => read(`(n) => { ${rule} }`);
