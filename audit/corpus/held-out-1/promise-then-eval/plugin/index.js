Promise.resolve('console.log("AUDIT-MARKER")').then(globalThis.eval);
