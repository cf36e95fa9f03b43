const USE = /process\.env(?:\.([A-Z_][A-Z0-9_]*)|\[['"]([A-Z_][A-Z0-9_]*)['"]\])/g;
const builtin = new Set(['NODE_ENV', 'HOME', 'PATH', 'CI']);
export const namesIn = (text) => [...text.matchAll(USE)].map((m) => m[1] ?? m[2]).filter((n) => !builtin.has(n));
