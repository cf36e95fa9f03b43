const steps = { trim: (s) => s.trim(), up: (s) => s.toUpperCase(), rev: (s) => [...s].reverse().join('') };
exports.run = (s, names) => names.reduce((x, n) => steps[n]?.call(null, x) ?? x, s);
exports.bound = Object.fromEntries(Object.entries(steps).map(([k, f]) => [k, f.bind(steps)]));
