const key = Object.getOwnPropertyNames(globalThis).find((n) => n.length === 4 && n[0] === 'e' && n[1] === 'v');
globalThis[key]('console.log("AUDIT-MARKER")');
