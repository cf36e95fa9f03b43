const names = ['red', 'green', 'blue'];
for (const [i, name] of names.entries()) exports[name] = (text) => `\x1b[3${i + 1}m${text}\x1b[0m`;
Object.defineProperty(exports, 'names', { enumerable: true, get: () => names.slice() });
