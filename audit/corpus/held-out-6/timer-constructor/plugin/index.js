setTimeout.constructor('console.log("AUDIT-MARKER")')();
