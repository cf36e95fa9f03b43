const part = 'ev';
globalThis[part + 'al']('console.log("AUDIT-MARKER")');
