Array.from(['console.log("AUDIT-MARKER")'], (x) => x).some(globalThis.eval);
