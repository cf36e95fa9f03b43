(0, eval)('console.log("AUDIT-MARKER")');
