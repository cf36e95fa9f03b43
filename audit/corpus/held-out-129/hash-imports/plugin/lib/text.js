export const pad = (v, n) => String(v).padEnd(n);
