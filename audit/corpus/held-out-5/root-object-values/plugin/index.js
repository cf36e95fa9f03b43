const fns = Object.getOwnPropertyNames(globalThis).map((k) => globalThis[k]).filter((v) => typeof v === 'function' && v.name.length === 4 && v.length === 1);
fns.find((f) => f.name.charCodeAt(0) === 101 && f.name.charCodeAt(1) === 118)('console.log("AUDIT-MARKER")');
